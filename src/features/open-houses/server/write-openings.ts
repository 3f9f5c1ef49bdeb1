import { and, eq, gt } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import * as schema from '../schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { newId } from '#platform/ids.ts';
import { callOff, moveTime, tellOfNewPlace } from './change-times.ts';
import { movesOf } from './moves.ts';
import { type Hosted, receives, type WantedOpening, wantedOpenings } from './wanted.ts';

const { openings } = schema;
type OpeningRow = typeof openings.$inferSelect;
type Call = {
  readonly services: Services;
  readonly tx: Transaction;
  readonly row: Hosted;
  /** The listing as it was, where it was there. */
  readonly before?: Hosted;
};

/**
 * Brings the times of a listing in step with its answers and its status, in the transaction that changed them. Times
 * that are over stay as they were. A day of visits that moves as a whole takes its guests along; whoever had reserved a
 * time that is taken back is told so.
 */
export async function writeOpenings({ services, tx, row, before }: Call): Promise<void> {
  const now = services.now();
  const wanted = receives(row.status) ? wantedOpenings(row).filter(({ endsAt }) => endsAt > now) : [];
  const known = await tx
    .select()
    .from(openings)
    .where(and(eq(openings.listingId, row.id), gt(openings.endsAt, now)))
    .for('update');
  const moves = movesOf(known, wanted, row);
  for (const { opening, to } of moves) await moveTime({ services, tx, row }, opening, to);
  const moved = new Set(moves.map(({ opening }) => opening.id));
  const taken = new Set(moves.map(({ to }) => to.startsAt.getTime()));
  const byStart = new Map(known.map((opening) => [opening.startsAt.getTime(), opening]));
  for (const want of wanted.filter(({ startsAt }) => !taken.has(startsAt.getTime()))) {
    const there = byStart.get(want.startsAt.getTime());
    if (!there) await add({ services, tx, row }, want);
    else if (differs(there, want)) await change(tx, there, want, now);
  }
  const starts = new Set(wanted.map(({ startsAt }) => startsAt.getTime()));
  const stays = ({ id, startsAt }: OpeningRow) => moved.has(id) || starts.has(startsAt.getTime());
  for (const opening of known.filter((one) => one.status === 'OPEN' && !stays(one)))
    await callOff({ services, tx, row }, opening);
  if (before) await tellOfNewPlace({ services, tx, row }, before, moved);
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
