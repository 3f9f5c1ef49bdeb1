import type { HistoryEntry } from './public.ts';
import { UP_STATUSES } from './status.ts';

/** How long a listing has been for sale, and how often it was taken down and put back. */
export type MarketTime = {
  /** The first moment that the record knows it as for sale. */
  readonly firstListedAt: string;
  /** When it was put up the last time. */
  readonly listedAt: string;
  /** Whole days for sale, those while it was down left out. */
  readonly days: number;
  readonly relists: number;
  /** Whether it can be bought now. */
  readonly open: boolean;
};

const UP: ReadonlySet<string> = new Set(UP_STATUSES);
const DAY = 86_400_000;

/**
 * Days on market out of the record that is never rewritten, oldest entry first. Null when it was never for sale. Pages,
 * badges and letters read this one function, so that they cannot disagree.
 */
export function marketTimeOf(history: readonly HistoryEntry[], now: Date): MarketTime | null {
  const starts: string[] = [];
  let open: string | null = null;
  let total = 0;
  for (const { kind, after, at } of history) {
    if (kind !== 'STATUS') continue;
    if (UP.has(after)) {
      if (open === null) starts.push(at);
      open ??= at;
    } else if (open !== null) {
      total += Date.parse(at) - Date.parse(open);
      open = null;
    }
  }
  const [first] = starts;
  const last = starts.at(-1);
  if (first === undefined || last === undefined) return null;
  if (open !== null) total += Math.max(0, now.getTime() - Date.parse(open));
  return {
    firstListedAt: first,
    listedAt: last,
    days: Math.floor(total / DAY),
    relists: starts.length - 1,
    open: open !== null,
  };
}

/** The prices that were observed, oldest first: none before the first, none made up between. */
export const pricePoints = (
  history: readonly HistoryEntry[],
): readonly { readonly at: string; readonly cents: number }[] =>
  history.filter(({ kind }) => kind === 'PRICE').map(({ at, after }) => ({ at, cents: Number(after) }));
