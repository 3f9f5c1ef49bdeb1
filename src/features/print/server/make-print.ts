import { type PrintChoice, piecesOf, toQuery } from '../rules/choice.ts';
import { type FormInput, go, type Outcome, senderOf, stay, stayOnRefusal } from '#platform/forms/index.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import { mintCodes } from '#features/stickers/server/index.ts';
import { openPrint } from './open-print.ts';

const PAGE = '/stickers/print';

type Made = { readonly choice: PrintChoice; readonly batch: string | null };

type Input = {
  readonly asked: { get(name: string): string | null | undefined };
  readonly owner: 'me' | 'nobody';
  /** Whose share it is where nobody is signed in. */
  readonly network?: string;
};

/**
 * Makes the codes a choice lacks: one for a listing that has none, as many as pieces for blank stickers. A code that is
 * there already is used again. Without an account they are blank, and belong to whoever scans one first.
 */
export async function makePrint({ ctx, input }: { ctx: Ctx; input: Input }): Promise<Made> {
  const opened = await openPrint({ ctx, asked: input.asked });
  const { choice, listing, codes } = opened;
  if (codes.length > 0) return { choice, batch: choice.batch };
  const productCode = choice.product.code;
  const listingId = listing?.uniqueId ?? null;
  const count = listing ? 1 : piecesOf(choice);
  const isMember = ctx.actor.kind === 'user';
  if (!isMember) await countBlank(ctx, input.network, count);
  const owner = isMember ? input.owner : 'nobody';
  const { batchId } = await mintCodes({ ctx, input: { count, productCode, listingId, owner } });
  return { choice, batch: listing ? null : batchId };
}

async function countBlank(ctx: Ctx, network: string | undefined, count: number): Promise<void> {
  if (network === undefined) requireMember(ctx);
  await ctx.limits.consume('print-blank', network ?? '', count);
  await ctx.limits.consume('print-blank-day', 'all', count);
}

/** The button of the page that prints: makes the codes, then shows the same choice with its file. */
export async function printForm(sent: FormInput): Promise<Outcome> {
  const { ctx, request } = sent;
  const form = await request.formData().catch(() => new FormData());
  const asked = {
    get(name: string) {
      const value = form.get(name);
      return typeof value === 'string' ? value : null;
    },
  };
  if (asked.get('do') !== 'make') return stay();
  try {
    const { choice, batch } = await makePrint({
      ctx,
      input: { asked, owner: asked.get('for') === 'anyone' ? 'nobody' : 'me', network: senderOf(sent).network },
    });
    return go(`${PAGE}?${toQuery(choice, { batch, made: '1' })}#file`);
  } catch (error) {
    return stayOnRefusal(error, {});
  }
}
