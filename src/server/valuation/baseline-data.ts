import { readFile } from 'node:fs/promises';
import { dataFile } from '../data-file.ts';
import type { Segment } from './segments.ts';

/** The oldest age, in years, that the baseline says anything about. */
export const OLDEST = 25;

export const LEVELS = ['model', 'make', 'body'] as const;
export type Level = (typeof LEVELS)[number];

/** Prices of one group of vehicles by age. */
export type Curve = {
  /** Rows it was fitted on. */
  readonly n: number;
  /** Thousandths of the natural logarithm of dollars, at the usual mileage of each age from 0 to OLDEST; never rising. */
  readonly log: readonly number[];
};

/** Error percentiles by age band (`to` is the oldest age of the band); `half` is the median size of the error. */
export type Spread = readonly {
  readonly to: number;
  readonly low: number;
  readonly high: number;
  readonly half: number;
}[];

/** What scripts/valuation/fit-baseline.ts writes: fitted numbers only. */
export type BaselineData = {
  readonly version: string;
  /** Month of the prices, YYYY-MM: what the index re-bases from. */
  readonly month: string;
  readonly rows: number;
  readonly segments: Readonly<Record<Segment, Curve>>;
  /** By `make` and by `make|SEGMENT`. */
  readonly makes: Readonly<Record<string, Curve>>;
  /** By `make|model`, letters and digits alone; models as adverts and as VIN tables name them. */
  readonly models: Readonly<Record<string, Curve>>;
  /** The segment most vehicles of a model belong to, by the same keys. */
  readonly modelSegments: Readonly<Record<string, Segment>>;
  readonly usualMiles: readonly number[];
  /** Change of the logarithm per 10,000 miles, by age; never above zero. */
  readonly milesSlope: readonly number[];
  /** Tenth and ninetieth percentile of (actual − predicted) logarithms on rows left out of the fit, by age band. */
  readonly spread: Readonly<
    Record<
      Level,
      readonly { readonly to: number; readonly low: number; readonly high: number; readonly half: number }[]
    >
  >;
};

let loading: Promise<BaselineData> | undefined;

/** Reads the fitted numbers once. */
export function loadBaseline(): Promise<BaselineData> {
  loading ??= readFile(dataFile('valuation/data/baseline.json'), 'utf8').then(
    (text) => JSON.parse(text) as BaselineData,
  );
  return loading;
}
