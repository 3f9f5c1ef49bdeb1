/**
 * How far off a model is on prices newer than all that it learned from: trained on the older part of each market, measured on the
 * newer. Run: `PYTHON=/path/to/python npx node --max-old-space-size=8000 scripts/valuation/forward.ts [training file]`
 * (a Python with lightgbm). Writes docs/valuation-forward.md.
 */
import { writeFileSync } from 'node:fs';
import type { Kind } from '../../src/features/valuation/server/model/levels.ts';
import { featureNames, INPUTS } from '../../src/features/valuation/server/model/features.ts';
import type { Source } from '../../src/features/valuation/server/model/vehicle-row.ts';
import { fitSpread, MASKED_WEIGHT, PARAMS, SIZE, WEIGHTS } from './fit-kind.ts';
import { prepare, toMatrix } from './matrix.ts';
import { median, quantile } from './statistics.ts';
import { train } from './trainer.ts';
import { readTraining, type Training } from './training-rows.ts';

const FILE = process.argv[2] ?? new URL('../../../shared/data/used-car-sales-train.csv.gz', import.meta.url).pathname;
/** From when a market's prices are new: about its last fifth. Dealers' prices are all of one month. */
const NEWER: Readonly<Record<Source, string | null>> = {
  dealer_ask: null,
  wholesale_sale: '2015-06',
  classified_ask: '2019-03',
  online_sale: '2020',
};
/** Of the older rows: most are learned from, some tell how wide the range is, some where its ends are. */
const SPREAD_FOLD = 3;
const ENDS_FOLD = 4;
const TAIL = 0.0975;

type Held = { source: Source; date: string; error: number; width: number; isNew: boolean; fold: number };

async function fitOlder(kind: Kind): Promise<Held[]> {
  const rows = (await readTraining(FILE, kind)).filter(({ original }) => kind === 'rich' || !original);
  const isNew = ({ row, fields }: Training) => {
    const from = NEWER[row.source];
    return from !== null && (fields.sale_date ?? '') >= from;
  };
  const learns = (row: Training) => !isNew(row) && row.fold < SPREAD_FOLD;
  const prepared = prepare(kind, rows);
  const matrix = toMatrix(prepared, learns);
  const { rounds, leaves } = SIZE[kind];
  const { predicted } = train({
    ...matrix,
    y: prepared.y,
    weights: Float32Array.from(rows, (row) =>
      learns(row) ? WEIGHTS[row.row.source] * (row.masked ? MASKED_WEIGHT : 1) : 0,
    ),
    order: featureNames(kind).map((_, at) => INPUTS[at]?.order ?? 0),
    params: { ...PARAMS, num_leaves: leaves },
    rounds,
  });
  const errors = Float64Array.from(rows, ({ y }, at) => y - (predicted[at] as number));
  const spread = fitSpread(matrix.bins, rows, errors, kind, (row) => !isNew(row) && row.fold === SPREAD_FOLD);
  return rows.flatMap((row, at) =>
    row.masked || learns(row)
      ? []
      : [
          {
            source: row.row.source,
            date: row.fields.sale_date ?? '',
            error: errors[at] as number,
            width: spread.width[at] as number,
            isNew: isNew(row),
            fold: row.fold,
          },
        ],
  );
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function measure(rows: readonly Held[], [low, high]: readonly [number, number]): string[] {
  const middle = median(rows.map(({ error }) => Math.abs(Math.exp(-error) - 1)));
  const bias = Math.exp(median(rows.map(({ error }) => error))) - 1;
  const inside = rows.filter(({ error, width }) => error >= low * width && error <= high * width).length / rows.length;
  return [rows.length.toLocaleString('en-US'), percent(middle), percent(bias), percent(inside)];
}

function toLines(rows: readonly Held[]): string[] {
  return (Object.keys(NEWER) as Source[]).flatMap((source) => {
    const own = rows.filter((row) => row.source === source);
    const ends = own.filter(({ isNew, fold }) => !isNew && fold === ENDS_FOLD);
    const newer = own.filter(({ isNew }) => isNew);
    if (newer.length === 0 || ends.length === 0) return [];
    const shares = ends.map(({ error, width }) => error / width);
    const range = [quantile(shares, TAIL), quantile(shares, 1 - TAIL)] as const;
    return [
      `| ${source.replace('_', ' ')}, before ${NEWER[source]} | ${measure(ends, range).join(' | ')} |`,
      `| ${source.replace('_', ' ')}, from ${NEWER[source]} | ${measure(newer, range).join(' | ')} |`,
    ];
  });
}

const rows = [...(await fitOlder('thin')), ...(await fitOlder('rich'))];
writeFileSync(
  new URL('../../docs/valuation-forward.md', import.meta.url),
  `# Forward in time

Written by \`scripts/valuation/forward.ts\`. Trained on three fifths of each market's older prices; the range is set on the others, so
that it holds four in five of those by construction. The newer prices are later than all of them. Nothing is carried by an
index. *Above* is the middle of price over value: what the market did in between. Dealers' asking prices are all of one month and are
learned from whole.

| | cars | median error | above | in low–high |
| --- | --- | --- | --- | --- |
${toLines(rows).join('\n')}
`,
);
