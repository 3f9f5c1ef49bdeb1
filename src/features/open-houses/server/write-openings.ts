import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import * as schema from '../schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { newId } from '#platform/ids.ts';
import { enqueueEmail } from '#platform/mail/index.ts';
import { calledOffEmail } from './emails.ts';
import { type Hosted, receives, type WantedOpening, wantedOpenings } from './wanted.ts';

const { openings, reservations } = schema;
type OpeningRow = typeof openings.$inferSelect;
type Call = { readonly services: Services; readonly tx: Transaction; readonly row: Hosted };

/**
 * Brings the times of a listing in step with its answers and its status, in the transaction that changed them. Times
 * that are over stay as they were. Whoever had reserved a time that is taken back gets a letter.
 */
export async function writeOpenings({ services, tx, row }: Call): Promise<void> {
  const now = services.now();
  const wanted = receives(row.status) ? wantedOpenings(row).filter(({ endsAt }) => endsAt > now) : [];
  const known = await tx
    .select()
    .from(openings)
    .where(and(eq(openings.listingId, row.id), gt(openings.endsAt, now)))
    .for('update');
  const byStart = new Map(known.map((opening) => [opening.startsAt.getTime(), opening]));
  for (const want of wanted) {
    const there = byStart.get(want.startsAt.getTime());
    if (!there) await add({ services, tx, row }, want);
    else if (differs(there, want)) await change(tx, there, want, now);
  }
  const starts = new Set(wanted.map(({ startsAt }) => startsAt.getTime()));
  const off = known.filter(({ startsAt, status }) => status === 'OPEN' && !starts.has(startsAt.getTime()));
  for (const opening of off) await callOff({ services, tx, row }, opening);
}

const differs = (there: OpeningRow, want: WantedOpening): boolean =>
  there.status !== 'OPEN' || there.places !== want.places || there.endsAt.getTime() !== want.endsAt.getTime();

async function add({ services, tx, row }: Call, want: WantedOpening): Promise<void> {
  const now = services.now();
  await tx.insert(openings).values({ ...want, id: newId(now), listingId: row.id, status: 'OPEN', updatedAt: now });
}

async function change(tx: Transaction, there: OpeningRow, want: WantedOpening, now: Date): Promise<void> {
  await tx
    .update(openings)
    .set({ endsAt: want.endsAt, places: want.places, status: 'OPEN', sequence: there.sequence + 1, updatedAt: now })
    .where(eq(openings.id, there.id));
}

/** Takes a time back, and tells everybody who meant to come. */
async function callOff({ services, tx, row }: Call, opening: OpeningRow): Promise<void> {
  const now = services.now();
  await tx
    .update(openings)
    .set({ status: 'CANCELLED', sequence: opening.sequence + 1, updatedAt: now })
    .where(eq(openings.id, opening.id));
  const parties = await tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.openingId, opening.id), inArray(reservations.status, ['HELD', 'CONFIRMED'])));
  for (const party of parties) {
    await tx
      .update(reservations)
      .set({ status: 'CANCELLED', sequence: party.sequence + 1, updatedAt: now })
      .where(eq(reservations.id, party.id));
    if (party.status === 'CONFIRMED')
      await enqueueEmail({ db: tx, email: calledOffEmail({ services, row, opening, party }) });
  }
}
