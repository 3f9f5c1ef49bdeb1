import { and, count, eq, ne } from 'drizzle-orm';
import { isAppError, refused } from '#platform/errors.ts';
import { type FormInput, readLink } from '#platform/forms/index.ts';
import { refusalStatus } from '#platform/web/index.ts';
import { readVisit, type Visit, toVisit } from './read-visit.ts';
import { visits as sentences } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { kickTold } from '#features/accounts/server/index.ts';
import { guestEmail, hostEmail } from './emails.ts';
import { lockDoor } from './find-opening.ts';
import { type FoundVisit, findVisit } from './find-visit.ts';
import { isTaken } from './openings.ts';
import { tagsOf } from './tags.ts';

const { reservations, openings } = schema;

/** Gives the place back by the letter's link. Pressing twice is as pressing once. */
export async function cancelVisit({ ctx, token }: { ctx: Ctx; token: string }): Promise<Visit> {
  const { openingId } = (await findVisit({ services: ctx, db: ctx.db, token })).party;
  const found = await ctx.db.transaction(async (tx) => {
    await tx.select({ id: openings.id }).from(openings).where(eq(openings.id, openingId)).for('update');
    const visit = await findVisit({ services: ctx, db: tx, token });
    if (visit.party.status === 'CANCELLED' || visit.opening.endsAt <= ctx.now()) return visit;
    const changed = { status: 'CANCELLED' as const, sequence: visit.party.sequence + 1, updatedAt: ctx.now() };
    await tx.update(reservations).set(changed).where(eq(reservations.id, visit.party.id));
    const cancelled = { ...visit, party: { ...visit.party, ...changed } };
    if (visit.party.status === 'CONFIRMED') {
      await hostEmail({ services: ctx, ...visit, tx, news: 'staysAway' });
      // Not for the words, which the page says too: the entry has to come out of the calendar.
      await guestEmail({ services: ctx, ...cancelled, tx, news: 'cancelled' });
    }
    return cancelled;
  });
  kickTold({ services: ctx });
  await ctx.cache.invalidate(tagsOf(found.row));
  return toVisit(found, ctx.now());
}

/** A hold that ran out still counts while nobody else took the place. */
async function requireStillFree(ctx: Ctx, tx: Transaction, { party, opening }: FoundVisit): Promise<void> {
  if (opening.status !== 'OPEN') throw refused(sentences.calledOff, 'called_off');
  if (opening.endsAt <= ctx.now()) throw refused(sentences.over, 'over');
  const [others] = await tx
    .select({ count: count() })
    .from(reservations)
    .where(and(eq(reservations.openingId, opening.id), ne(reservations.id, party.id), isTaken(ctx.now())));
  if ((others?.count ?? 0) >= (opening.places ?? 0)) throw refused(sentences.tooLate, 'full');
}

/** Confirms by the letter's link. A second press finds it confirmed; the host is told once. */
export async function confirmVisit({ ctx, token }: { ctx: Ctx; token: string }): Promise<Visit> {
  const { openingId } = (await findVisit({ services: ctx, db: ctx.db, token })).party;
  const found = await ctx.db.transaction(async (tx) => {
    await lockDoor({ tx, openingId });
    const visit = await findVisit({ services: ctx, db: tx, token });
    if (visit.party.status === 'CONFIRMED') return visit;
    if (visit.party.status === 'CANCELLED') throw refused(sentences.stale, 'cancelled');
    await requireStillFree(ctx, tx, visit);
    const changed = { status: 'CONFIRMED' as const, sequence: visit.party.sequence + 1, updatedAt: ctx.now() };
    await tx.update(reservations).set(changed).where(eq(reservations.id, visit.party.id));
    const confirmed = { ...visit, party: { ...visit.party, ...changed } };
    await guestEmail({ services: ctx, ...confirmed, tx, news: 'confirmed' });
    await hostEmail({ services: ctx, ...confirmed, tx, news: 'comes' });
    return confirmed;
  });
  kickTold({ services: ctx });
  await ctx.cache.invalidate(tagsOf(found.row));
  return toVisit(found, ctx.now());
}

/** The page behind a letter's link. `visit` is null when the link is broken; `said` is why nothing was done. */
export type VisitOutcome = {
  readonly token: string;
  readonly visit: Visit | null;
  readonly did: 'confirm' | 'cancel' | null;
  readonly said: string | null;
  readonly status: number;
};

/** Opening the page reads, its buttons confirm and cancel. */
export async function submitVisitForm({ ctx, request }: FormInput): Promise<VisitOutcome> {
  const { token, form } = await readLink(request);
  const wanted = form.get('do');
  const did = wanted === 'confirm' || wanted === 'cancel' ? wanted : null;
  try {
    const act = did === 'confirm' ? confirmVisit : did === 'cancel' ? cancelVisit : readVisit;
    return { token, visit: await act({ ctx, token }), did, said: null, status: 200 };
  } catch (error) {
    if (!isAppError(error)) throw error;
    const visit = await readVisit({ ctx, token }).catch(() => null);
    return { token, visit, did: null, said: error.message, status: refusalStatus(error) };
  }
}
