import type { Source } from '../../src/features/valuation/server/model/vehicle-row.ts';
import type { Score } from './scores.ts';
import { groupBy, median } from './statistics.ts';

const NAMES: Readonly<Record<Source, string>> = {
  dealer_ask: 'dealer asking prices 2023',
  wholesale_sale: 'wholesale sales 2014–15',
  classified_ask: 'classified asking prices 2018',
  online_sale: 'online sales 2018–20',
};
const SOURCES = Object.keys(NAMES) as Source[];

const errorOf = (predicted: number, y: number): number => Math.abs(Math.exp(predicted - y) - 1);
const per100 = (share: number, digits = 1): string => (100 * share).toFixed(digits);
const middle = (rows: readonly Score[], of: (row: Score) => number): string =>
  `${per100(median(rows.map((row) => errorOf(of(row), row.y))))} %`;
const within = (rows: readonly Score[], limit: number): string =>
  per100(rows.filter((row) => errorOf(row.predicted, row.y) <= limit).length / rows.length);
const covered = (rows: readonly Score[]): string =>
  `${per100(rows.filter(({ y, low, high }) => y >= low && y <= high).length / rows.length)} %`;
const width = (rows: readonly Score[]): string =>
  `${per100(median(rows.map(({ predicted, low, high }) => Math.exp(high - predicted) - Math.exp(low - predicted))))} %`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

type Measured = {
  scores: readonly Score[];
  naive: readonly number[];
  version: string;
  partial: { vinOnly: number; trimOnly: number };
};

/** How far off the model is on rows that it did not learn from, in Markdown. `naive` is in the order of `scores`. */
export function toReport({ scores, naive, version, partial }: Measured): string {
  const plain = new Map(scores.map((row, at) => [row, naive[at] as number]));
  const channel = (rows: readonly Score[]) =>
    SOURCES.map((source): [Source, Score[]] => [source, rows.filter((row) => row.source === source)]);
  const main = channel(scores.filter(({ fold }) => fold === 0)).map(([source, rows]) => [
    NAMES[source],
    rows.length.toLocaleString('en-US'),
    middle(rows, (row) => plain.get(row) as number),
    `**${middle(rows, (row) => row.predicted)}**`,
    `${within(rows, 0.1)} / ${within(rows, 0.2)}`,
    middle(rows, ({ thin }) => thin),
    covered(rows),
    width(rows),
  ]);
  const folds = channel(scores).map(([source, rows]) => [
    NAMES[source],
    rows.length.toLocaleString('en-US'),
    middle(rows, (row) => row.predicted),
    `${within(rows, 0.1)} / ${within(rows, 0.2)}`,
    middle(rows, ({ thin }) => thin),
  ]);
  return [
    `# How far off model ${version} is`,
    'Written by `scripts/valuation/fit.ts`. Every row is predicted by trees and effects that did not learn from it.',
    '## The own hold-out: one row in five, by the hash of its id',
    'The range comes from a width model and percentiles of other folds, so its coverage is a forecast too.',
    table(
      [
        '',
        'cars',
        'table of medians',
        'this model',
        'within 10 / 20 %',
        'without VIN and trim',
        'in low–high',
        'median width',
      ],
      main,
    ),
    `Dealer asking prices with the VIN but no trim: ${per100(partial.vinOnly)} %; with the trim but no VIN: ${per100(partial.trimOnly)} % (half of the rows, all folds).`,
    '## All five folds',
    table(['', 'cars', 'median error', 'within 10 / 20 %', 'without VIN and trim'], folds),
    ...dealerTables(scores),
    ...cellTables(scores.filter(({ source }) => source === 'dealer_ask')),
    '',
  ].join('\n\n');
}

/** Where dealers' asking prices are hit and missed. */
function dealerTables(scores: readonly Score[]): string[] {
  const dealers = scores.filter(({ source }) => source === 'dealer_ask');
  const detail = (name: string, rows: readonly Score[]) => [
    name,
    rows.length.toLocaleString('en-US'),
    middle(rows, (row) => row.predicted),
    `${within(rows, 0.1)} / ${within(rows, 0.2)}`,
  ];
  const heads = ['cars', 'median error', 'within 10 / 20 %'];
  const makes = [...groupBy(dealers, ({ make }) => make)]
    .filter(([, rows]) => rows.length >= 300)
    .sort(([, a], [, b]) => b.length - a.length);
  return [
    '## Dealer asking prices by age in years',
    table(
      ['age', ...heads],
      bands(dealers, ({ age }) => age, [2, 4, 6, 8, 10, 15, 99]).map(([name, rows]) => detail(name, rows)),
    ),
    '## … by price',
    table(
      ['$1,000', ...heads],
      bands(dealers, ({ y }) => Math.exp(y) / 1000, [8, 15, 25, 40, 60, 999]).map(([name, rows]) => detail(name, rows)),
    ),
    '## … by make (300 cars and more)',
    table(
      ['make', ...heads],
      makes.map(([make, rows]) => detail(make, rows)),
    ),
  ];
}

/** The fewest cars that a cell's share is worth reading for, and what it is held to. */
const CELL = { rows: 300, sure: 1000 };

/** Where the ranges hold: on the own hold-out, by what is known before the price is. */
function cellTables(all: readonly Score[]): string[] {
  const scores = all.filter(({ fold }) => fold === 0);
  const groups = bands(scores, ({ age }) => age, [3, 6, 10, 99]).flatMap(([age, old]) =>
    bands(old, ({ predicted }) => Math.exp(predicted) / 1000, [10, 15, 25, 40, 60, 999]).flatMap(([value, dear]) =>
      [...groupBy(dear, ({ fuelGroup }) => fuelGroup)].map(([fuel, rows]) => [age, value, fuel, rows] as const),
    ),
  );
  const cells = groups
    .filter(([, , , rows]) => rows.length >= CELL.rows)
    .map(([age, value, fuel, rows]) => [
      ...[age, value, fuel, rows.length.toLocaleString('en-US')],
      ...[middle(rows, (row) => row.predicted), covered(rows), width(rows)],
    ]);
  const rest = groups.filter(([, , , rows]) => rows.length < CELL.rows).flatMap(([, , , rows]) => rows);
  const line = (name: string, rows: readonly Score[]) => [
    name,
    rows.length.toLocaleString('en-US'),
    middle(rows, (row) => row.predicted),
    covered(rows),
    width(rows),
  ];
  const cheap = all.filter(({ predicted }) => predicted < Math.log(10_000));
  const values = bands(scores, ({ predicted }) => Math.exp(predicted) / 1000, [6, 8, 10, 15, 25, 40, 60, 999]);
  return [
    `## Where the range holds: age × valued price × fuel, from ${CELL.rows} cars`,
    `The goal is 75 to 85 % inside from ${CELL.sure.toLocaleString('en-US')} cars, 72 to 88 % from ${CELL.rows}.`,
    table(
      ['age', 'valued, $1,000', 'fuel', 'cars', 'median error', 'in low–high', 'median width'],
      [...cells, ['all', 'smaller', 'cells', ...line('', rest).slice(1)]],
    ),
    '## By valued price',
    `Valued under $10,000 in all five folds: ${middle(cheap, (row) => row.predicted)} off (${cheap.length.toLocaleString('en-US')} cars).`,
    table(
      ['$1,000', 'cars', 'median error', 'in low–high', 'median width'],
      [
        ...values.map(([name, rows]) => line(name, rows)),
        line(
          'under 10',
          scores.filter(({ predicted }) => predicted < Math.log(10_000)),
        ),
      ],
    ),
  ];
}

function bands(rows: readonly Score[], of: (row: Score) => number, tops: readonly number[]): [string, Score[]][] {
  return tops.map((top, at) => {
    const from = tops[at - 1] ?? 0;
    const name = at === tops.length - 1 ? `${from} and more` : `${from} to ${top}`;
    return [name, rows.filter((row) => of(row) >= from && of(row) < top)];
  });
}
