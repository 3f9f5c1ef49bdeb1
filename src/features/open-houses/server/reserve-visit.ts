import { and, count, eq, inArray } from 'drizzle-orm';
import { parseEmail } from '#shared/email.ts';
import { visits as sentences } from '../words.ts';
import { limitMailTo } from '#features/accounts/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { invalid, refused } from '#platform/errors.ts';
import { hashSecret, newId } from '#platform/ids.ts';
import { kickTold } from '#features/accounts/server/index.ts';
import { guestEmail, hostEmail } from './emails.ts';
import { type Door, lockDoor, type OpeningRow } from './find-opening.ts';
import { isTaken } from './openings.ts';
import { tagsOf } from './tags.ts';
import { visitToken } from './visit-token.ts';

const { reservations, users } = schema;
const MINUTE = 60_000;
/** Long enough to find the letter, short enough that a place is not lost to a mistyped address. */
const HOLD_MINUTES = 30;
const MAX_NAME_LENGTH = 80;

type Input = { readonly openingId: string; readonly name: string; readonly email: string };
/** `check` mails a link that has to be pressed; a signed-in person's confirmed address needs none. */
export type Reserved = { readonly id: string; readonly state: 'check' | 'confirmed' };

function readInput({ name, email }: Input): { name: string; email: string } {
  const who = name
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const address = parseEmail(email);
  const faults = [
    ...(who === '' || who.length > MAX_NAME_LENGTH ? [{ field: 'name', message: sentences.nameNeeded }] : []),
    ...(address.ok ? [] : [{ field: 'email', message: address.reason }]),
  ];
  if (faults.length > 0 || !address.ok) throw invalid(faults[0]?.message ?? sentences.nameNeeded, faults);
  return { name: who, email: address.value };
}

/** Whether the address is the asking person's own, confirmed when they signed up. */
async function ownsAddress(ctx: Ctx, tx: Transaction, email: string): Promise<boolean> {
  if (ctx.actor.kind !== 'user') return false;
  const [user] = await tx
    .select({ email: users.email, confirmed: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, ctx.actor.userId));
  return user !== undefined && user.confirmed !== null && user.email.toLowerCase() === email.toLowerCase();
}

async function requirePlace(ctx: Ctx, tx: Transaction, opening: OpeningRow, email: string): Promise<void> {
  const now = ctx.now();
  if (opening.status !== 'OPEN') throw refused(sentences.calledOff, 'called_off');
  if (opening.endsAt <= now) throw refused(sentences.over, 'over');
  if (opening.places === null) throw refused(sentences.justCome, 'no_reservation');
  // A hold that ran out, or one of the same address: the new one takes its place.
  await tx
    .update(reservations)
    .set({ status: 'CANCELLED', updatedAt: now })
    .where(and(eq(reservations.openingId, opening.id), eq(reservations.email, email), eq(reservations.status, 'HELD')));
  const mine = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.openingId, opening.id),
        eq(reservations.email, email),
        inArray(reservations.status, ['CONFIRMED']),
      ),
    );
  if (mine.length > 0) throw refused(sentences.already, 'already_reserved');
  const [taken] = await tx
    .select({ count: count() })
    .from(reservations)
    .where(and(eq(reservations.openingId, opening.id), isTaken(now)));
  if ((taken?.count ?? 0) >= opening.places) throw refused(sentences.full, 'full');
}

/**
 * Keeps a place at an open house. A visitor's address gets a letter with a link that confirms it within half an hour;
 * a signed-in person's own address counts at once.
 */
export async function reserveVisit({ ctx, input }: { ctx: Ctx; input: Input }): Promise<Reserved> {
  const { name, email } = readInput(input);
  // Letters somebody else pays for with their inbox.
  await ctx.limits.consume('code-request', `visit ${email}`);
  await limitMailTo({ ctx, email });
  const done = await ctx.db.transaction(async (tx) => {
    const door = await lockDoor({ tx, openingId: input.openingId });
    await requirePlace(ctx, tx, door.opening, email);
    return write(ctx, tx, door, { name, email });
  });
  kickTold({ services: ctx });
  await ctx.cache.invalidate(tagsOf(done.door.row));
  return { id: done.id, state: done.state };
}

async function write(ctx: Ctx, tx: Transaction, door: Door, { name, email }: { name: string; email: string }) {
  const now = ctx.now();
  const confirmed = await ownsAddress(ctx, tx, email);
  const id = newId(now);
  const party = {
    id,
    openingId: door.opening.id,
    userId: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
    name,
    email,
    status: confirmed ? ('CONFIRMED' as const) : ('HELD' as const),
    tokenHash: hashSecret(visitToken(ctx, id)),
    heldUntil: new Date(now.getTime() + HOLD_MINUTES * MINUTE),
    sequence: 0,
    toldDayBeforeAt: null,
    toldSoonAt: null,
    createdAt: now,
    updatedAt: now,
  };
  await tx.insert(reservations).values(party);
  const about = { services: ctx, ...door, party, tx };
  await guestEmail({ ...about, news: confirmed ? 'confirmed' : 'confirm' });
  if (confirmed) await hostEmail({ ...about, news: 'comes' });
  return { id: party.id, state: confirmed ? 'confirmed' : 'check', door } as const;
}
