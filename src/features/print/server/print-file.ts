import { labelOf } from '../rules/pages.ts';
import { drawPreview } from '../rules/preview.ts';
import { codes as words } from '#features/sticker-codes/words.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import { missing } from '#platform/errors.ts';
import { makeSides } from './make-sides.ts';
import { openPrint, piecesFor } from './open-print.ts';
import { renderPieces } from './render-print-pdf.ts';
import { renderSvg } from './svg.ts';
import { PAGE_WORDS } from './words.ts';

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
