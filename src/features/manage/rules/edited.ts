import type { Answers } from '#shared/answers.ts';
import { factLines, type RecordLine } from '#features/listings/rules/record.ts';
import { isSameAnswer } from './edit.ts';
import type { Flow } from '#features/sell/rules/index.ts';
import { projectListing } from '#features/sell/rules/project.ts';

/** The lines that saving these answers would leave in the record. */
export function linesOf(flow: Flow, before: Answers, after: Answers): RecordLine[] {
  const [was, is] = [projectListing(flow, before), projectListing(flow, after)];
  const price: RecordLine[] =
    is.priceCents === null || was.priceCents === is.priceCents
      ? []
      : [
          {
            kind: 'PRICE',
            before: was.priceCents === null ? null : String(was.priceCents),
            after: String(is.priceCents),
          },
        ];
  return [...price, ...factLines(was.details, is.details)];
}

/**
 * Answers that were changed here and somewhere else as well: `seen` is what the person had before them when they typed,
 * `now` what the server holds. Both having typed the same is no clash.
 */
export const clashesOf = ({ seen, typed, now }: { seen: Answers; typed: Answers; now: Answers }): string[] =>
  Object.keys(typed).filter((id) => !isSameAnswer(seen[id], now[id]) && !isSameAnswer(typed[id], now[id]));
