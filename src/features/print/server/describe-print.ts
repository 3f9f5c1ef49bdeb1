import { factsOf, type PrintFacts } from '../rules/facts.ts';
import { labelOf, layPages } from '../rules/pages.ts';
import { drawPreview } from '../rules/preview.ts';
import type { Size } from '../rules/units.ts';
import type { Ctx } from '#platform/context.ts';
import { makeSides } from './make-sides.ts';
import { type OpenedPrint, piecesFor } from './open-print.ts';
import { PAGE_WORDS } from './words.ts';

/** What the page says of a choice before anything is printed. */
export function describePrint(
  ctx: Pick<Ctx, 'config'>,
  opened: OpenedPrint,
): { facts: PrintFacts; pieces: number; pages: number; page: Size } {
  const { job } = opened.choice;
  const pieces = piecesFor(opened);
  const sides = makeSides(ctx.config, pieces.slice(0, 1), { label: labelOf(job) });
  const [side] = sides;
  if (!side) throw new Error('There is something to print.');
  const { width, height } = drawPreview(sides, job, PAGE_WORDS);
  // Pieces differ in their codes alone: how many pages they take is seen from the first of them.
  const all = pieces.flatMap(() => sides);
  const pages = layPages(all, job, PAGE_WORDS).length;
  return { facts: factsOf(side, job), pieces: pieces.length, pages, page: { width, height } };
}
