import { formatMonth } from '#shared/dates.ts';
import { formatShare } from '#shared/numbers.ts';
import { fill } from '#shared/text.ts';
import { type Accuracy, ACCURACY_MARKETS, type PlotPoint } from '../../rules/accuracy.ts';
import { accuracyPage as words } from '../../words/accuracy.ts';
import { type Line, linear, logarithmic, LOOKS, type Plot } from './plot-drawing.ts';

const percents = (shares: readonly number[]) => shares.map((at) => ({ at, text: formatShare(at) }));
const thousands = (dollars: readonly number[]) => dollars.map((at) => ({ at, text: `$${at / 1000}K` }));

/** How far off the estimates were, in a bar for every step. */
export function plotErrors({ errors: { from, step, shares } }: Accuracy): Plot {
  const { errors } = words;
  const most = Math.ceil(Math.max(...shares) * 20) / 20;
  const to = from + step * shares.length;
  const starts = shares.map((_, at) => Math.round((from + at * step) * 1000) / 1000);
  const sum = (is: (start: number) => boolean) =>
    formatShare(shares.reduce((total, share, at) => total + (is(starts[at] as number) ? share : 0), 0));
  const isNear = (start: number) => start >= -0.1 && start < 0.1;
  const mark = (at: number) =>
    at === 0 ? errors.exact : fill(at < 0 ? errors.low : errors.high, { share: formatShare(Math.abs(at)) });
  return {
    x: {
      name: errors.x,
      scale: linear(from, to),
      marks: [-0.2, -0.1, 0, 0.1, 0.2].map((at) => ({ at, text: mark(at) })),
    },
    y: { name: errors.y, scale: linear(0, most), marks: percents(steps(0, most, 0.05)) },
    bars: shares.map((height, at) => {
      const start = starts[at] as number;
      return { from: start, to: start + step, height, look: isNear(start) ? 'road' : 'soft' };
    }),
    label: fill(errors.label, { within10: sum(isNear), low: sum((at) => at < -0.1), high: sum((at) => at >= 0.1) }),
  };
}

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by + 1.001) }, (_, at) => Math.round((from + at * by) * 1000) / 1000);

type Factors = readonly (readonly [month: string, factor: number])[];
const toMonths = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** The index since the month of the prices. */
export function plotIndex({ all, electric }: { all: Factors; electric: Factors }): Plot & { lines: readonly Line[] } {
  const [first, last] = [all[0]?.[0] ?? '', all.at(-1)?.[0] ?? ''];
  const least = Math.floor(Math.min(...[...all, ...electric].map(([, factor]) => factor)) * 10) / 10;
  const years = steps(Number(first.slice(0, 4)) + 1, Number(last.slice(0, 4)), 1);
  const points = (factors: Factors) => factors.map(([month, factor]) => [toMonths(month), factor] as const);
  return {
    x: {
      name: '',
      scale: linear(toMonths(first), toMonths(last)),
      marks: years.map((year) => ({ at: year * 12, text: String(year) })),
    },
    y: { name: '', scale: linear(least, 1.05), marks: percents(steps(least, 1, 0.1)) },
    goal: [
      [toMonths(first), 1],
      [toMonths(last), 1],
    ],
    lines: [
      { name: words.age.all, look: 'road', points: points(all) },
      { name: words.age.electric, look: 'go', points: points(electric) },
    ],
    label: fill(words.age.chartLabel, {
      from: formatMonth(first),
      to: formatMonth(last),
      all: formatShare(all.at(-1)?.[1] ?? 1),
      electric: formatShare(electric.at(-1)?.[1] ?? 1),
    }),
  };
}

const linesOf = (points: readonly PlotPoint[]): Line[] =>
  ACCURACY_MARKETS.map((market, at) => ({
    name: words.markets[market],
    look: LOOKS[at] as Line['look'],
    points: points.filter((point) => point.market === market).map(({ x, y }) => [x, y] as const),
  }));

/** What cars cost against what was predicted. */
export function plotPrices({ plot: { price } }: Accuracy): Plot & { lines: readonly Line[] } {
  const lines = linesOf(price);
  const ends = price.flatMap(({ x, y }) => [x, y]);
  const [low, high] = [Math.min(...ends) * 0.9, Math.max(...ends) * 1.1];
  const marks = thousands([1, 2, 5, 10, 20, 50].map((it) => it * 1000).filter((at) => at >= low && at <= high));
  const most = Math.max(...(lines[0]?.points ?? []).map(([x, y]) => Math.abs(y / x - 1)));
  const { range } = words;
  return {
    x: { name: range.priceX, scale: logarithmic(low, high), marks },
    y: { name: range.priceY, scale: logarithmic(low, high), marks },
    goal: [
      [low, low],
      [high, high],
    ],
    lines,
    label: fill(range.priceLabel, {
      low: `$${Math.round(low / 1000)},000`,
      high: `$${Math.round(high / 1000)},000`,
      most: formatShare(Math.max(0.001, most), 1),
    }),
  };
}

/** How often the range was right, against its width. */
export function plotRanges({ plot: { range: points } }: Accuracy): Plot & { lines: readonly Line[] } {
  const lines = linesOf(points);
  const widths = points.map(({ x }) => x);
  const [from, to] = [Math.min(...widths) * 0.9, Math.max(...widths) * 1.1];
  const own = lines[0]?.points ?? [];
  const { range } = words;
  return {
    x: {
      name: range.insideX,
      scale: logarithmic(from, to),
      marks: percents([0.1, 0.2, 0.5, 1, 2].filter((at) => at >= from && at <= to)),
    },
    y: { name: range.insideY, scale: linear(0.5, 1), marks: percents(steps(0.5, 1, 0.1)) },
    goal: [
      [from, 0.8],
      [to, 0.8],
    ],
    lines,
    label: fill(range.insideLabel, { first: formatShare(own[0]?.[1] ?? 0), last: formatShare(own.at(-1)?.[1] ?? 0) }),
  };
}
