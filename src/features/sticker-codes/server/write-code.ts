import { eq, count } from 'drizzle-orm';
import { type CodeEvent, codeState } from '../rules/sticker-state.ts';
import { codes as words } from '../words.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { type Transaction, type Executor, insertRows } from '#platform/db/index.ts';
import { AppError, refused } from '#platform/errors.ts';
import { type CodeRow, lockCode } from './find-code.ts';
import { fill } from '#shared/text.ts';

const { qrCodes } = schema;

type Happened = {
  readonly kind: CodeEvent;
  /** As it was before. */
  readonly row: Pick<CodeRow, 'id' | 'listingId'>;
  /** The listing it leads to afterwards. */
  readonly after?: string | null;
};
type Who = Pick<Ctx, 'actor' | 'now'>;

/** Adds what became of codes to the record that is never rewritten. Belongs in the transaction that makes the change. */
export async function noteCodes(who: Who, tx: Executor, happened: readonly Happened[]): Promise<void> {
  const actorId = who.actor.kind === 'user' ? who.actor.userId : null;
  const at = who.now();
  const rows = happened.map(({ kind, row, after = null }) => ({
    codeId: row.id,
    kind,
    actorId,
    listingBefore: row.listingId,
    listingAfter: after,
    at,
  }));
  await insertRows({ tx, table: schema.qrHistory, rows });
}

/** A dealer's lot many times over. */
const MAX_OWN = 20_000;

/** Refuses when a person would hold more codes than an account can. Inside a transaction, hand that in. */
export async function requireRoom(db: Executor, ownerId: string, more: number): Promise<void> {
  const [held] = await db.select({ n: count() }).from(schema.qrCodes).where(eq(schema.qrCodes.ownerId, ownerId));
  if ((held?.n ?? 0) + more > MAX_OWN) throw refused(fill(words.tooMany, { count: held?.n ?? 0 }), 'too_many_codes');
}

/** Where a code leads: to a listing, to an address outside, to both (hybrid), or nowhere yet. */
export type Aim = { readonly listingId: string | null; readonly externalUrl: string | null };

/** The code, locked, when the signed-in person may have it: theirs, or nobody's. Somebody else's reveals nothing. */
export async function lockFree(ctx: Ctx, tx: Transaction, text: unknown): Promise<CodeRow> {
  const { userId } = requireMember(ctx);
  const row = await lockCode(ctx, tx, text);
  if (row.ownerId !== null && row.ownerId !== userId) throw new AppError('forbidden', words.notYours);
  return row;
}

/** The code, locked, when it is the signed-in person's own. */
export async function lockOwnCode(ctx: Ctx, tx: Transaction, text: unknown): Promise<CodeRow> {
  const row = await lockFree(ctx, tx, text);
  if (row.ownerId === null) throw refused(words.blank, 'code_blank');
  return row;
}

/** What a change of aim is called in the record. */
function eventOf(before: CodeRow, aim: Aim): CodeEvent {
  if (aim.listingId === null) return aim.externalUrl === null ? 'UNLINKED' : 'EXTERNAL';
  return before.listingId === null || before.listingId === aim.listingId ? 'LINKED' : 'REASSIGNED';
}

/**
 * Points a locked code somewhere, claiming it first when it was blank, with its lines in the record. The caller drops
 * the pages of `touchedBy` after the commit.
 */
export async function aimCode(ctx: Ctx, tx: Transaction, row: CodeRow, aim: Aim): Promise<CodeRow> {
  const { userId } = requireMember(ctx);
  const state = codeState(row);
  if (state === 'RETIRED') throw refused(words.retired, 'code_retired');
  if (state === 'BLANK') await requireRoom(tx, userId, 1);
  const [saved] = await tx
    .update(qrCodes)
    .set({ ...aim, ownerId: userId, updatedAt: ctx.now() })
    .where(eq(qrCodes.id, row.id))
    .returning();
  if (!saved) throw new Error('The code was locked and yet not saved.');
  const isAimed = aim.listingId !== null || aim.externalUrl !== null;
  const claimed = state === 'BLANK' ? [{ kind: 'CLAIMED', row: { ...row, listingId: null } } as const] : [];
  const before = state === 'BLANK' ? { ...row, listingId: null } : row;
  const aimed = isAimed || state !== 'BLANK' ? [{ kind: eventOf(before, aim), row: before, after: aim.listingId }] : [];
  await noteCodes(ctx, tx, [...claimed, ...aimed]);
  return saved;
}

/** Cache tags of the pages that show which codes lead to a listing. */
export const touchedBy = (...rows: readonly Pick<CodeRow, 'listingId'>[]): string[] => [
  ...new Set(rows.flatMap(({ listingId }) => (listingId === null ? [] : [`listing:${listingId}`]))),
];
