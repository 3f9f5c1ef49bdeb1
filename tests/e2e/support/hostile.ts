import { randomUUID } from 'node:crypto';
import type { Answers } from '#shared/answers.ts';
import { addDays, weekendOf } from '#shared/days.ts';
import { startConversation } from '#features/chat/server/index.ts';
import { type Ctx, type Services, withActor } from '#platform/context.ts';
import { addItem } from '#features/garage/server/index.ts';
import { saveListing } from '#features/saved/server/index.ts';
import { createRequest, updateRequest } from '#features/listings/server/index.ts';
import {
  completeAnswers,
  completeItem,
  completeOpenHouse,
  completeRental,
  completeSale,
  completeThing,
} from '../../support/answers.ts';
import { type Account, makeAccount } from './people.ts';

/** No space and no hyphen to break at, made of the widest letter, as long as fields allow. */
const wide = (length: number): string => 'W'.repeat(length);
/** The word that finds these listings and no others. */
export const WORD = `${wide(12)}Q`;
const title = (length: number): string => `${WORD}${wide(length - WORD.length)}`;
/** "Express Mail Reporting Syste", the place with the longest name. */
const LONGEST_PLACE = '94135';
const MOST = { rent: 1_000_000_000, home: 2_000_000_000, item: 10_000_000, thing: 1_000_000_000 } as const;

const SATURDAY = addDays(weekendOf(new Date().toISOString().slice(0, 10)).last, 6);
const days = (count: number) => Array.from({ length: count }, (_, at) => `${addDays(SATURDAY, at)}T10:30/23:45`);
const shared = { postcode: LONGEST_PLACE, description: `${wide(400)} ${wide(90)} and so on.` };

const LISTINGS: readonly (readonly [flow: string, answers: Answers])[] = [
  [
    'vehicle',
    completeAnswers({
      ...shared,
      make: 'OTHER',
      makeCustom: title(40),
      model: wide(60),
      trim: wide(60),
      mileage: 999_999,
      price: MOST.thing,
    }),
  ],
  ['garage', completeSale({ ...shared, saleName: title(80), saleDays: days(14), street: wide(120) })],
  ['property', completeRental({ ...shared, headline: title(80), leaseTerm: 'SIX_MONTHS', monthlyRent: MOST.rent })],
  [
    'property',
    completeRental({
      ...shared,
      propertyKind: 'PROPERTY_OWNER',
      headline: title(80),
      leaseTerm: null,
      monthlyRent: null,
      homePrice: MOST.home,
      bedrooms: 20,
      bathrooms: 19.5,
    }),
  ],
  [
    'property',
    completeOpenHouse({ ...shared, headline: title(80), homePrice: MOST.home, openDays: days(3), visitMinutes: '60' }),
  ],
  [
    'other',
    completeThing({
      ...shared,
      thingName: title(80),
      brand: wide(60),
      measures: wide(80),
      quantity: 999,
      flaws: wide(200),
      price: MOST.thing,
    }),
  ],
];

export type HostileSeller = {
  readonly account: Account;
  /** The pages of listings, one in each category and more, then those about them: asking, managing, who comes. */
  readonly paths: readonly string[];
};

/** Two of each: one for sale, one reserved, so that all badges are there. And a draft that was not finished. */
async function makeListings(ctx: Ctx): Promise<{ id: string; path: string; flow: string }[]> {
  const made: { id: string; path: string; flow: string }[] = [];
  for (const [flow, answers] of LISTINGS) {
    for (const status of ['PUBLISHED', 'RESERVED'] as const) {
      const { id } = await createRequest({ ctx, input: { flow, flow_type: 'DEFAULT', answers } });
      const { path } = await updateRequest({ ctx, ref: id, input: { status: 'PUBLISHED' } });
      if (status === 'RESERVED') await updateRequest({ ctx, ref: id, input: { status } });
      else made.push({ id, path: path ?? '', flow });
    }
    const { description: _, ...begun } = answers;
    await createRequest({ ctx, input: { flow, flow_type: 'DEFAULT', answers: begun } });
  }
  return made;
}

/** Somebody whose listings have the longest words, the largest prices and every badge, and who talks about them. */
export async function makeHostileSeller(services: Services): Promise<HostileSeller> {
  const account = await makeAccount(services, `${wide(30)} ${wide(30)}`);
  const asUser = ({ id }: Account): Ctx =>
    withActor(services, { kind: 'user', userId: id, sessionId: id, sessionKey: null, role: 'MEMBER' });
  const ctx = asUser(account);
  const made = await makeListings(ctx);
  const sale = made.find(({ flow }) => flow === 'garage')?.id ?? '';
  const answers = completeItem({ itemName: title(80), itemPrice: MOST.item, quantity: 999, itemNote: wide(300) });
  const { path } = await addItem({ ctx, ref: sale, input: { key: randomUUID(), answers } });
  for (const { id } of made) await saveListing({ ctx, input: { ref: id, saved: true } });
  const buyer = asUser(await makeAccount(services, `${wide(40)} ${wide(40)}`));
  for (const { id: listingId } of made.slice(0, 2))
    await startConversation({ ctx: buyer, input: { listingId, message: wide(300), key: randomUUID() } });
  const about = made.flatMap(({ id, flow }) =>
    flow === 'other' ? [`/ask/${id}`, `/report/${id}`, `/my/listing/${id}`] : [],
  );
  const visited = made.find((one) => one.path.startsWith('/house/'))?.id ?? '';
  const plan = `/plan?${new URLSearchParams({ date: SATURDAY, from: LONGEST_PLACE })}`;
  return { account, paths: [...made.map((one) => one.path), path ?? '', ...about, `/my/house/${visited}`, plan] };
}
