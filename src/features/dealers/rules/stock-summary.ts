import type { StockKind } from './stock-kinds.ts';

/** What a lot holds: how much, at what prices, and how many of each kind, the most first. */
export type StockSummary = {
  readonly count: number;
  /** Null where nothing has a price. */
  readonly prices: { readonly from: number; readonly to: number } | null;
  readonly kinds: readonly { readonly kind: StockKind; readonly count: number }[];
};

export type StockRow = {
  readonly kind: StockKind | null;
  readonly count: number;
  readonly from: number | null;
  readonly to: number | null;
};

/** Adds up the rows of one lot, one for each kind. */
export function summarizeRows(rows: readonly StockRow[]): StockSummary {
  const froms = rows.flatMap(({ from }) => (from === null ? [] : [from]));
  const tos = rows.flatMap(({ to }) => (to === null ? [] : [to]));
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    prices: froms.length === 0 ? null : { from: Math.min(...froms), to: Math.max(...tos) },
    kinds: rows
      .flatMap(({ kind, count }) => (kind === null ? [] : [{ kind, count }]))
      .sort((a, b) => b.count - a.count || a.kind.localeCompare(b.kind)),
  };
}
