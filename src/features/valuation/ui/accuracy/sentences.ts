import { formatLongDate, formatMonth } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { formatNumber, formatShare } from '#shared/numbers.ts';
import { fill } from '#shared/text.ts';
import type { Accuracy, AccuracyReading } from '../../rules/accuracy.ts';
import { accuracyPage as words } from '../../words/accuracy.ts';

/** Half of the estimates for a usual car are closer than so many dollars, to the nearest fifty. */
export const usualError = ({ markets: [dealers], usualPrice }: Accuracy): string =>
  formatMoney(Math.round((usualPrice * (dealers?.median ?? 0)) / 50) * 5_000);

/** From when prices are, and how they got to today. */
export function ageSentences({ accuracy, drift, today }: AccuracyReading): string[] {
  const { age } = words;
  const month = formatMonth(accuracy.month);
  const date = today.checked ? formatLongDate(today.checked.toISOString().slice(0, 10)) : '';
  const moved = today.asks === 0 ? age.none : today.asks === 1 ? age.one : age.many;
  const [none, most] = [drift.rows[0], drift.rows.at(-1)];
  return [
    fill(age.prices, { month }),
    `${fill(age.index, { month: formatMonth(today.month), electric: formatMonth(today.electricMonth) })} ${fill(moved, { n: formatNumber(today.asks), date })}`,
    fill(age.today, { gas: formatShare(today.gas), electric: formatShare(today.electric), month }),
    fill(age.simulated, {
      models: formatShare(drift.models),
      moved: formatShare(Math.abs(drift.electric)),
      months: drift.months,
      none: formatShare(none?.median ?? 0, 1),
      asks: formatNumber(most?.asks),
      many: formatShare(most?.median ?? 0, 1),
    }),
  ];
}

/** When the prices of a market are from, and how many of them it was measured on. */
export function fillSpan({ cars, from, to }: Accuracy['markets'][number]): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
  const when = from === to ? formatMonth(from) : first === last ? first : `${first}–${last}`;
  return `${when}, ${fill(words.tables.cars, { n: formatNumber(cars) })}`;
}
