import { type CodeView, findCode, toCodeView } from '#features/sticker-codes/server/index.ts';
import type { Ctx } from '#platform/context.ts';

/** One code, as scanned, typed or linked. Anybody may ask; whose it is and where it leads is told to its owner alone. */
export async function readCode({ ctx, input }: { ctx: Ctx; input: { code: string } }): Promise<CodeView> {
  return toCodeView(ctx, await findCode(ctx, input.code));
}
