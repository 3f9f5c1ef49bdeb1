import type { ZipPlace } from '#features/places/server/index.ts';
import { pickPlace } from '../places.ts';
import { diceFor } from '../random.ts';
import { demoHome } from './homes.ts';
import type { DemoMade } from './make.ts';
import { demoSale } from './sales.ts';
import { demoSingle } from './singles.ts';

export type { DemoMade } from './make.ts';

const SALES = 36;
const HOMES = 160;
const SINGLES = 48;

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Everything in the demo market that is no vehicle: the same on every machine, but that its dates follow today. */
export function demoThings(now: Date, places: ReadonlyMap<string, readonly ZipPlace[]>): DemoMade[] {
  const placeOf = (kind: string, index: number) => pickPlace(places, index, diceFor(`place ${kind} ${index}`));
  return [
    ...range(SALES).flatMap((index) => demoSale(index, placeOf('sale', index), now)),
    ...range(HOMES).map((index) => demoHome(index, placeOf('home', index), now)),
    ...range(SINGLES).map((index) => demoSingle(index, placeOf('single', index), now)),
  ];
}
