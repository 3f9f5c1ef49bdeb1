import type { ModelHeader } from '../../src/features/valuation/server/model/model-file.ts';
import type { Quantiles } from '../../src/features/valuation/server/model/quantiles.ts';
import { findVariants } from './find-variants.ts';
import type { CrossFit } from './fit-kind.ts';
import { gearEffects } from './gear-effects.ts';
import { groupBy, median, quantile } from './statistics.ts';
import type { Training } from './training-rows.ts';
import { toVehicleRow } from '../../src/features/valuation/server/model/vehicle-row.ts';

type Market = Pick<
  ModelHeader,
  'month' | 'usualMiles' | 'models' | 'segments' | 'makes' | 'aliases' | 'variants' | 'gear' | 'makeOnly'
>;

/** A name needs so many prices before it counts as known. */
const MIN_ROWS = 5;
const OLDEST = 40;
/** Beyond this age dealers' adverts are too few; older cars are driven so much a year. */
const LAST_FITTED = 15;
const MILES_A_YEAR_AFTER = 4_000;

/** What the product needs to know beside the trees: names, usual miles, highest prices. */
export function describeMarket(thin: CrossFit, rich: CrossFit): Market {
  const dealers = thin.rows.filter(({ row }) => row.source === 'dealer_ask');
  const byModel = groupBy(thin.rows, ({ row }) => `${row.make}|${row.model}`);
  const kept = [...byModel].filter(([, rows]) => rows.length >= MIN_ROWS).sort(([a], [b]) => (a < b ? -1 : 1));
  const models = Object.fromEntries(kept.map(([key, rows]) => [key, describeModel(rows)]));
  const makes = [...groupBy(dealers, ({ row }) => row.make)].filter(([, rows]) => rows.length >= 20);
  return {
    month: '2023-08',
    usualMiles: usualMiles(dealers),
    models,
    segments: Object.fromEntries(kept.map(([key, rows]) => [key, usualSegment(rows)])),
    makes: Object.fromEntries(makes.map(([make, rows]) => [make, rows.length])),
    aliases: findAliases(rich.rows, models),
    variants: findVariants(rich.rows),
    gear: gearEffects(thin, rich),
    makeOnly: makeOnly(thin, byModel),
  };
}

function describeModel(rows: readonly Training[]): readonly [number, number, number] {
  const dealers = rows.filter(({ row }) => row.source === 'dealer_ask').length;
  const top = quantile(
    rows.map(({ y }) => y),
    0.995,
  );
  return [rows.length, dealers, Math.round(top * 100) / 100];
}

/** The thin rows know no body: that of the file is read. */
function usualSegment(rows: readonly Training[]): string {
  const told = rows.map(({ fields }) => toVehicleRow({ body: fields.body }).segment).filter((name) => name !== '');
  return [...groupBy(told, (name) => name)].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
}

function usualMiles(dealers: readonly Training[]): number[] {
  const byAge = groupBy(dealers, ({ row }) => Math.floor(row.age));
  const miles: number[] = [];
  for (let age = 0; age <= OLDEST; age++) {
    const last = miles.at(-1) ?? 0;
    const seen = (byAge.get(age) ?? []).map(({ row }) => row.miles);
    miles.push(Math.round(age <= LAST_FITTED ? Math.max(last, median(seen)) : last + MILES_A_YEAR_AFTER));
  }
  return miles;
}

/** What the VIN tables call a model (`330i`, `GLA-Class`) and what adverts call it (`3 Series`, `GLA`). */
function findAliases(rows: readonly Training[], models: Market['models']): Record<string, string> {
  const named = rows
    .filter(({ row, masked }) => row.source === 'dealer_ask' && !masked && row.vinModel !== '')
    .flatMap(({ row }) =>
      [row.vinModel, row.vinSeries].filter(Boolean).map((name) => ({ key: `${row.make}|${name}`, model: row.model })),
    )
    .filter(({ key }) => (models[key]?.[1] ?? 0) < MIN_ROWS);
  const entries = [...groupBy(named, ({ key }) => key)].flatMap(([key, group]): [string, string][] => {
    const [name, same] = [...groupBy(group, ({ model }) => model)].sort(([, a], [, b]) => b.length - a.length)[0] ?? [
      '',
      [],
    ];
    return group.length >= MIN_ROWS && same.length >= 0.7 * group.length ? [[key, name]] : [];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A model is rare below this many prices; what is left after its make's level says how far models of a make differ. */
const RARE = 40;

/** Errors if nothing but the make, age and miles were known: the model's own part put back into the error. */
function makeOnly({ rows, fitted, predicted }: CrossFit, byModel: ReadonlyMap<string, readonly Training[]>): Quantiles {
  const own = ['model', 'modelMarket', 'modelYear', 'modelGear', 'modelBody'];
  const parts = fitted.prepared.columns.flatMap((column, at) =>
    own.includes(column.level.name) ? [{ column, at }] : [],
  );
  const errors = rows.flatMap(({ row, y }, i) => {
    if (row.source !== 'dealer_ask' || (byModel.get(`${row.make}|${row.model}`)?.length ?? 0) >= RARE) return [];
    const model = parts.reduce(
      (sum, { column, at }) => sum + (fitted.matrix.effects[at]?.values[column.ids[i] ?? -1] ?? 0),
      0,
    );
    return [y - (predicted[i] as number) + model];
  });
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return [round(quantile(errors, 0.1)), round(quantile(errors, 0.9))];
}
