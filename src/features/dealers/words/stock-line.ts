import { formatMoney } from '#shared/money.ts';
import { formatNumber } from '#shared/numbers.ts';
import { fill } from '#shared/text.ts';
import type { StockSummary } from '../rules/stock-summary.ts';
import { dealersPage as words } from './dealers.ts';

/** "8 for sale" */
export function stockCount(n: number): string {
  if (n === 0) return words.stockNone;
  return n === 1 ? words.stockOne : fill(words.stock, { n: formatNumber(n) });
}

/** "$6,800–$24,300", one price where all are the same; null where nothing has one. */
export function priceRange(stock: StockSummary | null): string | null {
  if (!stock?.prices) return null;
  const [from, to] = [formatMoney(stock.prices.from), formatMoney(stock.prices.to)];
  return from === to ? from : fill(words.range, { from, to });
}
