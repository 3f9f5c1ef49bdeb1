import { milesBetween, type Point } from '#shared/geo.ts';

/** Roads are longer than the crow's way, and towns are slow: figures of thumb, said on the page. */
const ROAD_FACTOR = 1.3;
const TOWN = { miles: 8, milesAnHour: 25 } as const;
const OPEN_ROAD = { milesAnHour: 50 } as const;
/** Finding a place to park, and the door. */
const MINUTES_TO_PARK = 3;
/** Between places of which one is not known. */
const UNKNOWN_MINUTES = 15;

/** A time in minutes since midnight where the stop is. */
type Window = { readonly opens: number; readonly closes: number };

/** Something to visit on one day. */
export type Stop = {
  readonly id: string;
  readonly at: Point | null;
  /** When one may come on that day, in order, apart from each other; empty on a day without. */
  readonly windows: readonly Window[];
  /** Minutes one stays. */
  readonly stay: number;
};

/** Where and when the day begins. Without a place it begins at the first stop. */
export type Start = { readonly at: Point | null; readonly time: number };

export type Visit = {
  readonly id: string;
  readonly arrive: number;
  /** When one goes in; later than `arrive` when it is not open yet. */
  readonly begin: number;
  readonly leave: number;
  /** The way here. */
  readonly miles: number;
  readonly minutes: number;
};

export type Leg = { readonly miles: number; readonly minutes: number };

/** The way from one place to the next, by thumb. From nowhere it is no way at all. */
export function legBetween(from: Point | null | undefined, to: Point | null, first = false): Leg {
  if (first && !from) return { miles: 0, minutes: 0 };
  if (!from || !to) return { miles: 0, minutes: UNKNOWN_MINUTES };
  const miles = milesBetween(from, to) * ROAD_FACTOR;
  const hours =
    Math.min(miles, TOWN.miles) / TOWN.milesAnHour + Math.max(0, miles - TOWN.miles) / OPEN_ROAD.milesAnHour;
  return { miles, minutes: Math.ceil(hours * 60) + MINUTES_TO_PARK };
}

/** When a visit can begin for somebody who comes at `arrive`; null when it is too late for that day. */
export function beginAt({ windows, stay }: Pick<Stop, 'windows' | 'stay'>, arrive: number): number | null {
  for (const { opens, closes } of windows) {
    const begin = Math.max(arrive, opens);
    // A window shorter than the stay is seen from its beginning.
    if (begin + Math.min(stay, closes - opens) <= closes) return begin;
  }
  return null;
}

/** The visits of stops in an order; null when one of them cannot be reached while it is open. */
export function visitsInOrder(stops: readonly Stop[], start: Start): Visit[] | null {
  const visits: Visit[] = [];
  let [time, place] = [start.time, start.at];
  for (const [number, stop] of stops.entries()) {
    const leg = legBetween(place, stop.at, number === 0);
    const arrive = time + leg.minutes;
    const begin = beginAt(stop, arrive);
    if (begin === null) return null;
    time = begin + stop.stay;
    place = stop.at;
    visits.push({ id: stop.id, arrive, begin, leave: time, ...leg });
  }
  return visits;
}

/** What makes one plan better than another: more visits, then an earlier end, then fewer miles. */
export type Score = { readonly visits: number; readonly ends: number; readonly miles: number };

export const scoreOf = (visits: readonly Visit[]): Score => ({
  visits: visits.length,
  ends: visits.at(-1)?.leave ?? 0,
  miles: visits.reduce((sum, { miles }) => sum + miles, 0),
});

/** Below zero when `a` is the better plan. Less than a yard is no difference. */
export function compareScores(a: Score, b: Score): number {
  if (a.visits !== b.visits) return b.visits - a.visits;
  if (a.ends !== b.ends) return a.ends - b.ends;
  return Math.abs(a.miles - b.miles) < 1e-6 ? 0 : a.miles - b.miles;
}
