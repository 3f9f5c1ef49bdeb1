import { createHash } from 'node:crypto';
import type { OpeningHours } from '#features/dealers/rules/opening-hours.ts';
import { slugify } from '#shared/slug.ts';
import { toUniqueId } from '#shared/unique-id.ts';
import { findZip } from '#features/places/server/index.ts';
import { demoId } from '#features/vehicles/server/index.ts';
import { type DemoListing, demoListing } from './listing.ts';

type Market = Parameters<typeof demoListing>[1];

/** Names are made up and have no real bearer that we found; numbers are 555-01xx, which no phone has. */
const DEALERS = [
  [
    'Sunrise Street Motors',
    'Dolores Vega',
    '1450 W Colonial Dr',
    '32804',
    '+14075550111',
    'Family-run since 1998. We drive every car for a week before we sell it.',
  ],
  [
    'Three Rivers Auto Yard',
    'Walt Kaminski',
    '2210 Penn Ave',
    '15222',
    '+14125550123',
    'Small yard, few cars, all of them on a lift before they reach the lot.',
  ],
  [
    'Lone Mesa Cars',
    'Ruth Delgado',
    '6800 Central Ave NE',
    '87108',
    '+15055550134',
    'Se habla español. Trucks and SUVs for people who leave the pavement.',
  ],
  [
    'Harbor Light Auto',
    'Jens Okafor',
    '914 Elliott Ave W',
    '98119',
    '+12065550145',
    'Hybrids and electrics, with the battery report printed out for you.',
  ],
  [
    'Peachtree Corner Cars',
    'Simone Baptiste',
    '780 Northside Dr NW',
    '30318',
    '+14045550156',
    'Cars under $20,000, prices without haggling.',
  ],
  [
    'Prairie Wind Motors',
    'Carl Lindqvist',
    '3300 N 27th St',
    '68521',
    '+14025550167',
    'Forty years on the same corner. Ask for Carl.',
  ],
] as const;

/** Things for sale of each. */
const STOCK = 8;
/** All of them together. */
export const DEALER_LISTINGS = DEALERS.length * STOCK;
/** Their listings are numbered far above those of the market. */
const FIRST_NUMBER = 5_000_000;
/** Out of twenty numbers the first fourteen are cars. */
const ROUND = 20;
const CARS_A_ROUND = 14;

const DAY_HOURS = { opens: '09:00', closes: '18:00' };
const HOURS: OpeningHours = {
  MONDAY: DAY_HOURS,
  TUESDAY: DAY_HOURS,
  WEDNESDAY: DAY_HOURS,
  THURSDAY: DAY_HOURS,
  FRIDAY: DAY_HOURS,
  SATURDAY: { opens: '10:00', closes: '16:00' },
};

/** The dealerships of the demo market: who runs them, and what their pages say. */
export function demoDealers() {
  return DEALERS.map(([name, fullName, address, zip, phone, about], at) => {
    const place = findZip(zip);
    const slug = slugify(name);
    return {
      user: { id: demoId(`dealer ${at}`), email: `${slug}@example.com`, fullName, type: 'DEALERSHIP' as const },
      partner: {
        id: demoId(`partner ${at}`),
        userId: demoId(`dealer ${at}`),
        name,
        slug,
        address,
        city: place?.city ?? '',
        state: place?.state ?? '',
        postcode: zip,
        latitude: place?.latitude ?? null,
        longitude: place?.longitude ?? null,
        phone,
        about,
        hours: HOURS,
        storeCode: `DEMO-${at + 1}`,
        docFeeCents: 19_900 + at * 10_000,
      },
    };
  });
}

/** What the dealerships have for sale: cars with their VIN on the page, where the dealership is. */
export async function demoDealerStock(market: Market): Promise<DemoListing[]> {
  const listings: DemoListing[] = [];
  for (const [at, { user, partner }] of demoDealers().entries()) {
    for (let number = 0; number < STOCK; number++) {
      const place = at * STOCK + number;
      const index = FIRST_NUMBER + Math.floor(place / CARS_A_ROUND) * ROUND + (place % CARS_A_ROUND);
      const made = await demoListing(index, market);
      const id = demoId(`dealer listing ${index}`);
      listings.push({
        ...made,
        id,
        uniqueId: toUniqueId(createHash('sha256').update(`unique ${id}`).digest()),
        ownerId: user.id,
        answers: { ...made.answers, postcode: partner.postcode, vinPublic: true },
        history: {
          ...made.history,
          changes: made.history.changes.map((change) => ({ ...change, listingId: id, actorId: user.id })),
        },
      });
    }
  }
  return listings;
}
