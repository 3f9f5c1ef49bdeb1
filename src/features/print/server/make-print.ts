import { type PrintChoice, piecesOf, toQuery } from '../rules/choice.ts';
import { type FormInput, go, type Outcome, stay, stayOnRefusal } from '#platform/forms/index.ts';
import type { Ctx } from '#platform/context.ts';
import { mintCodes } from '#features/stickers/server/index.ts';
import { openPrint } from './open-print.ts';

const PAGE = '/stickers/print';

type Made = { readonly choice: PrintChoice; readonly batch: string | null };

/**
 * Makes the codes a choice lacks: one for a listing that has none, as many as pieces for blank stickers. A code that is
 * there already is used again.
 */
export async function makePrint({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { asked: { get(name: string): string | null | undefined }; owner: 'me' | 'nobody' };
}): Promise<Made> {
  const opened = await openPrint({ ctx, asked: input.asked });
  const { choice, listing, codes } = opened;
  if (codes.length > 0) return { choice, batch: choice.batch };
  const productCode = choice.product.code;
  const listingId = listing?.uniqueId ?? null;
  const count = listing ? 1 : piecesOf(choice);
  const { batchId } = await mintCodes({ ctx, input: { count, productCode, listingId, owner: input.owner } });
  return { choice, batch: listing ? null : batchId };
}

/** The button of the page that prints: makes the codes, then shows the same choice with its file. */
export async function printForm({ ctx, request }: FormInput): Promise<Outcome> {
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
      input: { asked, owner: asked.get('for') === 'anyone' ? 'nobody' : 'me' },
    });
    return go(`${PAGE}?${toQuery(choice, { batch, made: '1' })}#file`);
  } catch (error) {
    return stayOnRefusal(error, {});
  }
}
