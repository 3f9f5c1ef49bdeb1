import { placeOf } from '../../src/features/valuation/rules/drift/place-of.ts';
import type { Source } from '../../src/features/valuation/server/model/vehicle-row.ts';
import type { CrossFit } from './fit-kind.ts';
import { median } from './statistics.ts';

/** One row of the training file as predicted without it. Logarithms of dollars. */
export type Score = {
  source: Source;
  make: string;
  age: number;
  /** As in the file: a year, or a year and a month. */
  month: string;
  fuel: string;
  segment: string;
  fold: number;
  y: number;
  predicted: number;
  low: number;
  high: number;
  /** As predicted without trim and VIN. */
  thin: number;
};

/** Every row with the model that would be asked for it. */
export function toScores(thin: CrossFit, rich: CrossFit): Score[] {
  const byId = new Map<string, Omit<Score, 'thin'>>();
  const score = ({ rows, predicted, honest }: CrossFit, i: number) => {
    const { row, y, fold, fields } = rows[i] as CrossFit['rows'][number];
    return {
      source: row.source,
      make: row.make,
      age: row.age,
      month: fields.sale_date ?? '',
      fuel: placeOf(row).fuel,
      segment: row.segment,
      fold,
      y,
      predicted: predicted[i] as number,
      low: honest.low[i] as number,
      high: honest.high[i] as number,
    };
  };
  rich.rows.forEach(({ fields, masked }, i) => {
    if (!masked) byId.set(fields.id ?? '', score(rich, i));
  });
  return thin.rows.map(({ fields }, i) => ({
    ...(byId.get(fields.id ?? '') ?? score(thin, i)),
    thin: thin.predicted[i] as number,
  }));
}

/** Median error for dealers' prices when the trim, or the VIN, is taken away, as shares. */
export function partialErrors({ rows, predicted }: CrossFit): { vinOnly: number; trimOnly: number } {
  const errors = (isAsked: (row: CrossFit['rows'][number]) => boolean) =>
    median(
      rows.flatMap((it, i) =>
        it.masked && it.row.source === 'dealer_ask' && isAsked(it)
          ? [Math.abs(Math.exp((predicted[i] as number) - it.y) - 1)]
          : [],
      ),
    );
  return { vinOnly: errors(({ row }) => row.vin !== ''), trimOnly: errors(({ row }) => row.vin === '') };
}
