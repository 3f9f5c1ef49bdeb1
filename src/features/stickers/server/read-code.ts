import { desc, eq } from 'drizzle-orm';
import { type CodeView, findCode, toCodeView } from '#features/sticker-codes/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import type { CodeEvent } from '#features/sticker-codes/rules/sticker-state.ts';
import { codes as words } from '#features/sticker-codes/words.ts';
import { requireMember } from '#platform/actor.ts';
import * as schema from '../schema.ts';
import { missing } from '#platform/errors.ts';

const { qrHistory } = schema;

const MAX = 100;

type CodeHistoryEntry = {
  readonly kind: CodeEvent;
  readonly at: string;
  readonly listingBefore: string | null;
  readonly listingAfter: string | null;
};

/** What became of one's own code, newest first. What a former owner did with it is not told. */
export async function readCodeHistory({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { code: string };
}): Promise<CodeHistoryEntry[]> {
  const { userId } = requireMember(ctx);
  const code = await findCode(ctx, input.code);
  if (code.ownerId !== userId) throw missing(words.unknown);
  const rows = await ctx.db
    .select()
    .from(qrHistory)
    .where(eq(qrHistory.codeId, code.id))
    .orderBy(desc(qrHistory.id))
    .limit(MAX);
  const foreign = rows.findIndex(({ kind, actorId }) => actorId !== userId && kind !== 'MINTED');
  return rows.slice(0, foreign === -1 ? undefined : foreign).map(({ kind, at, listingBefore, listingAfter }) => ({
    kind,
    at: at.toISOString(),
    listingBefore,
    listingAfter,
  }));
}

/** One code, as scanned, typed or linked. Anybody may ask; whose it is and where it leads is told to its owner alone. */
export async function readCode({ ctx, input }: { ctx: Ctx; input: { code: string } }): Promise<CodeView> {
  return toCodeView(ctx, await findCode(ctx, input.code));
}
