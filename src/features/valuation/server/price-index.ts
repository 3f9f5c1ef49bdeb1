import type { Place } from '../rules/drift/tree.ts';
import { carryTo, lastOf, monthsBetween, type PriceIndex } from '../rules/price-index.ts';
import data from './data/index.json' with { type: 'json' };

export const INDEX: PriceIndex = data;

export const toMonth = (date: Date): string => date.toISOString().slice(0, 7);

/** How prices of a place of the market moved from the month of the model's prices to a moment. */
export const carryPrices = (to: Date, place: Place) => carryTo(INDEX, toMonth(to), place);

/** Months since the last reading, of cars at large and of electric ones: what an operator has to look at. */
export function indexAge(now: Date): { all: number; electric: number } {
  const since = (factors: Readonly<Record<string, number>>) =>
    Math.max(0, monthsBetween(lastOf(factors), toMonth(now)));
  return { all: since(INDEX.all), electric: since(INDEX.electric) };
}
