import type { Source } from '../../src/features/valuation/server/model/vehicle-row.ts';
import type { Score } from './scores.ts';
import { median } from './statistics.ts';

const MARKETS: readonly [Source, string, string][] = [
  ['dealer_ask', 'dealer asking', '#1f4e8c'],
  ['wholesale_sale', 'wholesale', '#1e5a45'],
  ['classified_ask', 'classified asking', '#d9662b'],
  ['online_sale', 'online sale', '#553a72'],
];
const BINS = 12;
const SIZE = 300;
type Point = { x: number; y: number };
type Panel = {
  left: number;
  title: string;
  under: string;
  beside: string;
  x: (value: number) => number;
  y: (value: number) => number;
};

/** Two panels: what cars cost against what was predicted, and how often the range was right against its width. */
export function plotCalibration(scores: readonly Score[]): string {
  const dollars = (value: number) => (SIZE * Math.log(value / 1_000)) / Math.log(100);
  const price: Panel = {
    left: 60,
    title: 'Median price of cars predicted alike',
    under: 'predicted, $1,000',
    beside: 'actual, $1,000',
    x: dollars,
    y: (value) => SIZE - dollars(value),
  };
  const range: Panel = {
    left: 460,
    title: 'Share inside low–high, by width of the range',
    under: 'width of the range, % of the value (logarithmic)',
    beside: 'inside, %',
    x: (value) => (SIZE * Math.log(value / 0.08)) / Math.log(3 / 0.08),
    y: (value) => SIZE - (SIZE * (value - 0.5)) / 0.5,
  };
  const lines = MARKETS.flatMap(([source, name, color], at) => {
    const rows = scores.filter((row) => row.source === source && row.fold === 0);
    const legend = `<circle cx="${84}" cy="${72 + at * 18}" r="4" fill="${color}"/><text x="94" y="${76 + at * 18}">${name}</text>`;
    return [series(price, byPrice(rows), color), series(range, byWidth(rows), color), legend];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 410" font-family="system-ui, sans-serif" font-size="12" fill="#22262b">
<title>Calibration of the valuation model on rows that it did not learn from</title>
<rect width="800" height="410" fill="#fff"/>
${frame(price, [1_000, 3_000, 10_000, 30_000, 100_000], [1_000, 3_000, 10_000, 30_000, 100_000], (it) => String(it / 1000))}
<line x1="60" y1="${50 + SIZE}" x2="${60 + SIZE}" y2="50" stroke="#999" stroke-dasharray="4 4"/>
${frame(range, [0.1, 0.2, 0.5, 1, 2], [0.5, 0.6, 0.7, 0.8, 0.9, 1], (it) => String(Math.round(it * 100)))}
<line x1="460" y1="${50 + range.y(0.8)}" x2="${460 + SIZE}" y2="${50 + range.y(0.8)}" stroke="#999" stroke-dasharray="4 4"/>
${lines.join('\n')}
</svg>
`;
}

const byPrice = (rows: readonly Score[]): Point[] =>
  binned(rows, ({ predicted }) => predicted).map((bin) => ({
    x: Math.exp(median(bin.map(({ predicted }) => predicted))),
    y: Math.exp(median(bin.map(({ y }) => y))),
  }));

const widthOf = ({ predicted, low, high }: Score): number => Math.exp(high - predicted) - Math.exp(low - predicted);
const byWidth = (rows: readonly Score[]): Point[] =>
  binned(rows, widthOf).map((bin) => ({
    x: median(bin.map(widthOf)),
    y: bin.filter(({ y, low, high }) => y >= low && y <= high).length / bin.length,
  }));

function binned(rows: readonly Score[], of: (row: Score) => number): Score[][] {
  const sorted = [...rows].sort((a, b) => of(a) - of(b));
  return Array.from({ length: BINS }, (_, at) =>
    sorted.slice(Math.floor((at * sorted.length) / BINS), Math.floor(((at + 1) * sorted.length) / BINS)),
  );
}

function series({ left, x, y }: Panel, points: readonly Point[], color: string): string {
  const at = points.map((point) => `${(left + x(point.x)).toFixed(1)},${(50 + y(point.y)).toFixed(1)}`);
  const dots = at.map(
    (place) => `<circle cx="${place.split(',')[0]}" cy="${place.split(',')[1]}" r="3" fill="${color}"/>`,
  );
  return `<polyline points="${at.join(' ')}" fill="none" stroke="${color}"/>${dots.join('')}`;
}

function frame(
  { left, title, under, beside, x, y }: Panel,
  across: readonly number[],
  up: readonly number[],
  word: (value: number) => string,
): string {
  const ticks = [
    ...across.map((it) => `<text x="${left + x(it)}" y="${66 + SIZE}" text-anchor="middle">${word(it)}</text>`),
    ...up.map((it) => `<text x="${left - 6}" y="${54 + y(it)}" text-anchor="end">${word(it)}</text>`),
  ];
  return `<text x="${left}" y="30" font-weight="600">${title}</text>
<rect x="${left}" y="50" width="${SIZE}" height="${SIZE}" fill="none" stroke="#ccc"/>
<text x="${left + SIZE / 2}" y="${86 + SIZE}" text-anchor="middle">${under}</text>
<text x="${left - 40}" y="${50 + SIZE / 2}" text-anchor="middle" transform="rotate(-90 ${left - 40} ${50 + SIZE / 2})">${beside}</text>
${ticks.join('')}`;
}
