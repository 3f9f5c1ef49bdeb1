import { placeOf } from '../../src/features/valuation/rules/drift/place-of.ts';
import { fuelGroup, quantilesAt } from '../../src/features/valuation/server/model/quantiles.ts';
import type { Source } from '../../src/features/valuation/server/model/vehicle-row.ts';
import type { Calibration } from './calibrate.ts';
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
  /** As ranges are calibrated by. */
  fuelGroup: string;
  /** As predicted without trim and VIN. */
  thin: number;
};
type Measured = { readonly fit: CrossFit; readonly honest: Calibration };

/** Every row with the model that would be asked for it. */
export function toScores(thin: Measured, rich: Measured): Score[] {
  const byId = new Map<string, Omit<Score, 'thin'>>();
  const score = ({ fit: { rows, predicted, widths }, honest }: Measured, i: number) => {
    const { row, y, fold, fields } = rows[i] as CrossFit['rows'][number];
    const [log, width] = [predicted[i] as number, widths.honest[i] as number];
    const [low, high] =
      row.source === 'dealer_ask' ? quantilesAt(honest.map, log, row) : (honest.quantiles[row.source] ?? [-2, 2]);
    return {
      source: row.source,
      make: row.make,
      age: row.age,
      month: fields.sale_date ?? '',
      fuel: placeOf(row).fuel,
      segment: row.segment,
      fold,
      y,
      fuelGroup: fuelGroup(row),
      predicted: log,
      low: log + low * width,
      high: log + high * width,
    };
  };
  rich.fit.rows.forEach(({ fields, masked }, i) => {
    if (!masked) byId.set(fields.id ?? '', score(rich, i));
  });
  return thin.fit.rows.map(({ fields }, i) => ({
    ...(byId.get(fields.id ?? '') ?? score(thin, i)),
    thin: thin.fit.predicted[i] as number,
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
