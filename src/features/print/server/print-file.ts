import { labelOf, layPages, type PrintJob } from '../rules/pages.ts';
import { drawPreview } from '../rules/preview.ts';
import { codes as words } from '#features/sticker-codes/words.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import { missing, refused } from '#platform/errors.ts';
import { makeSides, type Piece } from './make-sides.ts';
import { openPrint, piecesFor } from './open-print.ts';
import { renderSvg } from './svg.ts';
import { PAGE_WORDS } from './words.ts';
import { findPrintProduct } from '../rules/products.ts';
import { fill } from '#shared/text.ts';
import { printed } from '../words.ts';
import { renderPdf } from './pdf.ts';

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

/** No page holds more pieces than this. */
const FIRST_PAGE = 40;

type Input = {
  ctx: Ctx;
  asked: { get(name: string): string | null };
  /** Whose share it is where nobody is signed in. */
  network?: string;
};

/** The PDF of a choice whose codes are made. */
export async function readPrintFile({ ctx, asked, network }: Input): Promise<Buffer> {
  const payer = network !== undefined && ctx.actor.kind !== 'user' ? network : requireMember(ctx).userId;
  const opened = await openPrint({ ctx, asked });
  if (opened.codes.length === 0) throw missing(words.noBatch);
  await ctx.limits.consume('print', payer);
  return renderPieces(ctx, piecesFor(opened), opened.choice.job);
}

/** Its first page as a picture, with a sample code until there is a real one. */
export async function readPrintPreview({ ctx, asked }: Input): Promise<string> {
  const opened = await openPrint({ ctx, asked });
  const { job } = opened.choice;
  const sides = makeSides(ctx.config, piecesFor(opened).slice(0, FIRST_PAGE), { label: labelOf(job) });
  return renderSvg(drawPreview(sides, job, PAGE_WORDS));
}
