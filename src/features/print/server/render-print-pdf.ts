import { labelOf, layPages, type PrintJob } from '../rules/pages.ts';
import { findPrintProduct } from '../rules/products.ts';
import { fill } from '#shared/text.ts';
import { codes as words } from '#features/sticker-codes/words.ts';
import { printed } from '../words.ts';
import type { Ctx } from '#platform/context.ts';
import { refused } from '#platform/errors.ts';
import { makeSides, type Piece } from './make-sides.ts';
import { renderPdf } from './pdf.ts';
import { PAGE_WORDS } from './words.ts';

/** Pieces on the paper of a job, as a PDF. */
export async function renderPieces(
  ctx: Pick<Ctx, 'config' | 'now'>,
  pieces: readonly Piece[],
  job: PrintJob,
): Promise<Buffer> {
  const sides = makeSides(ctx.config, pieces, { label: labelOf(job) });
  const title = fill(printed.fileTitle, { product: pieces[0]?.product.name ?? '', n: pieces.length });
  return renderPdf(layPages(sides, job, PAGE_WORDS), { title, now: ctx.now() });
}

type Item = { readonly productCode: string; readonly uuid: string };

/**
 * What the sticker store sends to its printer: each code at its product's true size, one side a page, in order. With
 * `bleed` there is color beyond the edge, cut marks around it and the boxes print shops read.
 */
export async function renderPrintPdf({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'config' | 'now'>;
  input: { items: readonly Item[]; bleed: boolean };
}): Promise<Buffer> {
  const pieces = input.items.map(({ productCode, uuid }): Piece => {
    const product = findPrintProduct(productCode);
    if (!product) throw refused(words.badProduct, 'unknown_product');
    return { product, uuid };
  });
  return renderPieces(ctx, pieces, { on: 'shop', bleed: input.bleed });
}
