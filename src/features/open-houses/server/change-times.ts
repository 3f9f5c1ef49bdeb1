import { and, eq, gt, inArray, notInArray } from 'drizzle-orm';
import { textAnswer } from '#shared/answers.ts';
import { zoneOf } from '#features/listings/rules/day-hours.ts';
import type { Services } from '#platform/context.ts';
import type { Transaction } from '#platform/db/index.ts';
import * as schema from '../schema.ts';
import { guestEmail } from './emails.ts';
import type { OpeningRow } from './find-opening.ts';
import type { FoundVisit } from './find-visit.ts';
import type { Hosted, WantedOpening } from './wanted.ts';
import { formatWhen } from './when.ts';

const { openings, reservations } = schema;
type Call = { readonly services: Services; readonly tx: Transaction; readonly row: Hosted };
type Party = FoundVisit['party'];

const partiesOf = (tx: Transaction, { id }: OpeningRow): Promise<Party[]> =>
  tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.openingId, id), inArray(reservations.status, ['HELD', 'CONFIRMED'])));

/** The party with what is new about it, and one change more. */
async function touch(tx: Transaction, party: Party, now: Date, news: Partial<Party> = {}): Promise<Party> {
  const changed = { ...news, sequence: party.sequence + 1, updatedAt: now };
  await tx.update(reservations).set(changed).where(eq(reservations.id, party.id));
  return { ...party, ...changed };
}

/** Takes a time back, and tells everybody who meant to come. */
export async function callOff({ services, tx, row }: Call, opening: OpeningRow): Promise<void> {
  const now = services.now();
  const off = { status: 'CANCELLED' as const, sequence: opening.sequence + 1, updatedAt: now };
  await tx.update(openings).set(off).where(eq(openings.id, opening.id));
  for (const before of await partiesOf(tx, opening)) {
    const party = await touch(tx, before, now, { status: 'CANCELLED' });
    if (before.status === 'CONFIRMED')
      await guestEmail({ services, tx, row, opening: { ...opening, ...off }, party, news: 'calledOff' });
  }
}

/** Gives a time another hour. Its guests keep it, and are told; they are reminded again. */
export async function moveTime({ services, tx, row }: Call, there: OpeningRow, to: WantedOpening): Promise<void> {
  const now = services.now();
  const changed = { ...to, sequence: there.sequence + 1, updatedAt: now };
  await tx.update(openings).set(changed).where(eq(openings.id, there.id));
  const opening = { ...there, ...changed };
  const before = formatWhen(there, zoneOf(row));
  for (const party of await partiesOf(tx, there)) {
    const told = await touch(tx, party, now, { toldDayBeforeAt: null, toldSoonAt: null });
    if (party.status === 'CONFIRMED')
      await guestEmail({ services, tx, row, opening, party: told, news: 'moved', before });
  }
}

/** Another street or ZIP code: everybody with a confirmed time has to know, or they stand at the wrong door. */
export async function tellOfNewPlace({ services, tx, row }: Call, before: Hosted, told: ReadonlySet<string>) {
  const placeOf = ({ answers, postcode }: Hosted) => `${textAnswer(answers, 'street')}\n${postcode ?? ''}`;
  if (placeOf(before) === placeOf(row)) return;
  const now = services.now();
  const parties = await tx
    .select({ party: reservations, opening: openings })
    .from(reservations)
    .innerJoin(openings, eq(openings.id, reservations.openingId))
    .where(
      and(
        eq(openings.listingId, row.id),
        eq(openings.status, 'OPEN'),
        gt(openings.endsAt, now),
        eq(reservations.status, 'CONFIRMED'),
        told.size === 0 ? undefined : notInArray(openings.id, [...told]),
      ),
    );
  for (const { party, opening } of parties)
    await guestEmail({ services, tx, row, opening, party: await touch(tx, party, now), news: 'otherPlace' });
}
