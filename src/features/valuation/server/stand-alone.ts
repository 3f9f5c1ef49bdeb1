import { noiseOf } from '../rules/drift/widen.ts';
import { placeOf } from '../rules/drift/place-of.ts';
import type { Place } from '../rules/drift/tree.ts';
import type { Match } from './match-model.ts';
import { kindOf } from './model/predict.ts';
import type { Model } from './model/model-file.ts';
import type { VehicleRow } from './model/vehicle-row.ts';
import { gearLog } from './gear.ts';
import { spotAt } from './monotone.ts';
import { carryPrices } from './price-index.ts';
import { withState } from './state.ts';
import { toRow } from './to-row.ts';
import type { Subject } from './types.ts';
import { ageAt } from './value-row.ts';

export type StandAlone = { readonly place: Place; readonly log: number; readonly noise: number };

/** Where a vehicle stands in the market. Its own row knows fuel and engine where a VIN was told. */
export const placeOfRow = (row: VehicleRow, match: Match, segment: string, age: number): Place =>
  placeOf({ ...row, make: match.make, model: match.scope === 'model' ? match.model : '', segment, age });

/** The logarithm of a dealer's price by model and index alone, against which the market's own prices are held. */
export function standAlone(model: Model, match: Match, subject: Subject, now: Date): StandAlone {
  const row = toRow(model, subject, match, now);
  const age = ageAt(subject.year, now);
  const spot = spotAt(model, row, age, kindOf(row));
  const place = placeOfRow(row, match, segmentOf(model, match, row), age);
  const log = spot.log + gearLog({ model, match, subject, row }) + carryPrices(now, place).log;
  const noise = noiseOf({ down: spot.log - spot.dealer.low, up: spot.dealer.high - spot.log });
  return { place, log: withState(subject, log), noise };
}

/** One segment a model, whether or not a body was told: else the same model would stand in two places. */
export function segmentOf({ header }: Model, match: Match, row: VehicleRow): string {
  const known = match.scope === 'model' ? header.segments[`${match.make}|${match.model}`] : undefined;
  return known ?? row.segment;
}
