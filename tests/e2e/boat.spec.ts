import { VEHICLE_FLOW } from '#features/sell/rules/vehicle.ts';
import { publishFlow, type Says, walkFlow } from './support/flow.ts';
import { byPointer } from './support/hands.ts';
import { expect, makeAccount, signIn, test } from './support/people.ts';

const SAYS: Says = {
  search: async (hands) => {
    await hands.write(/^Make/, 'Sea Ray');
    await hands.write(/^Model( ·|$)/, 'SPX 190');
    await hands.write('Model year', '2018');
  },
  trim: (hands) => hands.choose('Bowrider'),
  color: (hands) => hands.choose('White', /^Exterior color/),
  particulars: async (hands) => {
    await hands.write(/^Length/, '19.5');
    await hands.choose('Fiberglass', /^Hull/);
    await hands.choose('Sterndrive', /^Motor/);
    await hands.write(/^Power/, '200');
    await hands.choose('Gasoline');
    await hands.choose('Trailer included');
  },
  mileage: (hands) => hands.write('Engine hours', '210'),
  health: (hands) => hands.choose('Yes', 'Hull'),
  condition: async (hands) => {
    await hands.choose(/^Pre-owned/);
    await hands.choose(/^Good/);
  },
  location: (hands) => hands.write('ZIP code', '32801'),
  price: (hands) => hands.write('Asking price', '28000'),
  availability: async (hands) => {
    await hands.choose(/^Right away/);
    await hands.choose(/^By appointment/);
  },
  description: (hands) =>
    hands.write('Description', 'One owner, always on a lift, serviced each spring by the dealer.'),
};

test('a boat is asked what a boat has, and its page says it', async ({ page, context, services }) => {
  await signIn(context, services, await makeAccount(services));
  await page.goto('/stickers/vehicle/category');
  const hands = byPointer(page);
  await hands.choose('Boat');
  await hands.press('Continue');
  await hands.press('Enter details yourself');
  await walkFlow(page, VEHICLE_FLOW, SAYS, 'health');
  // Nothing about brakes, tires or an air conditioner.
  await expect(page.getByRole('group', { name: 'Seats and cushions' })).toBeVisible();
  await expect(page.getByText(/^(Brakes|Tires|Air conditioning)$/)).toHaveCount(0);
  await walkFlow(page, VEHICLE_FLOW, SAYS, 'profile');
  const path = await publishFlow(page);
  expect(path).toMatch(/^\/cars\/.*2018-sea-ray-spx-190$/);
  const main = page.getByRole('main');
  for (const fact of ['19.5 ft', 'Fiberglass', 'Sterndrive', '200 hp', '210 hours', 'Bowrider'])
    await expect(main.getByText(fact, { exact: true }).first()).toBeVisible();
  await expect(main.getByText(/^Brakes/)).toHaveCount(0);
});
