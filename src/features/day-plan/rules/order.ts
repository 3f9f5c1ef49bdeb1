import {
  beginAt,
  compareScores,
  legBetween,
  type Score,
  type Start,
  type Stop,
  scoreOf,
  visitsInOrder,
} from './visits.ts';

/** Up to so many stops every order is looked at, in effect; beyond that good ones are. */
const EXACT_STOPS = 9;

/** A way to have visited some stops that ends at one of them. Of two, neither is better in both time and miles. */
type Label = { readonly leave: number; readonly miles: number; readonly order: readonly number[] };

/**
 * The order in which to visit stops: as many as can be reached while they are open, done as early as possible, and of
 * those the shortest way. Best of all orders up to `EXACT_STOPS` stops. What cannot be fitted in is left out.
 */
export function orderStops(stops: readonly Stop[], start: Start): Stop[] {
  const open = stops.filter(({ windows }) => windows.length > 0);
  return open.length <= EXACT_STOPS ? exactOrder(open, start) : goodOrder(open, start);
}

function exactOrder(stops: readonly Stop[], start: Start): Stop[] {
  const count = stops.length;
  const labels: Label[][] = Array.from({ length: 2 ** count * count }, () => []);
  let best: { score: Score; order: readonly number[] } = { score: scoreOf([]), order: [] };

  const enter = (set: number, last: number, label: Label): void => {
    const known = labels[set * count + last] as Label[];
    if (known.some(({ leave, miles }) => leave <= label.leave && miles <= label.miles)) return;
    const kept = known.filter(({ leave, miles }) => leave < label.leave || miles < label.miles);
    labels[set * count + last] = [...kept, label];
    const score = { visits: label.order.length, ends: label.leave, miles: label.miles };
    if (compareScores(score, best.score) < 0) best = { score, order: label.order };
  };
  const go = (from: Label | null, place: Stop['at'], set: number): void => {
    for (const [at, stop] of stops.entries()) {
      if (set & (1 << at)) continue;
      const leg = legBetween(place, stop.at, from === null);
      const begin = beginAt(stop, (from?.leave ?? start.time) + leg.minutes);
      if (begin === null) continue;
      const label = {
        leave: begin + stop.stay,
        miles: (from?.miles ?? 0) + leg.miles,
        order: [...(from?.order ?? []), at],
      };
      enter(set | (1 << at), at, label);
    }
  };

  go(null, start.at, 0);
  for (let set = 1; set < 2 ** count; set++)
    for (let last = 0; last < count; last++)
      for (const label of labels[set * count + last] as Label[]) go(label, (stops[last] as Stop).at, set);
  return best.order.map((at) => stops[at] as Stop);
}

const valued = (order: readonly Stop[], start: Start): Score | null => {
  const visits = visitsInOrder(order, start);
  return visits && scoreOf(visits);
};

/** Puts a stop where it costs least; the order as it was when it fits nowhere. */
function withStop(order: readonly Stop[], stop: Stop, start: Start): readonly Stop[] {
  let best: { order: readonly Stop[]; score: Score } | null = null;
  for (let at = 0; at <= order.length; at++) {
    const tried = order.toSpliced(at, 0, stop);
    const score = valued(tried, start);
    if (score && (!best || compareScores(score, best.score) < 0)) best = { order: tried, score };
  }
  return best?.order ?? order;
}

/** Moves single stops and turns stretches around for as long as that helps. */
function improve(from: readonly Stop[], start: Start): readonly Stop[] {
  let order = from;
  let score = valued(order, start) as Score;
  for (let better = true; better; ) {
    better = false;
    for (const tried of neighbors(order)) {
      const value = valued(tried, start);
      if (!value || compareScores(value, score) >= 0) continue;
      order = tried;
      score = value;
      better = true;
      break;
    }
  }
  return order;
}

function* neighbors(order: readonly Stop[]): Generator<readonly Stop[]> {
  for (let from = 0; from < order.length; from++) {
    const without = order.toSpliced(from, 1);
    for (let to = 0; to < order.length; to++) if (to !== from) yield without.toSpliced(to, 0, order[from] as Stop);
    for (let end = from + 2; end < order.length; end++)
      yield [...order.slice(0, from), ...order.slice(from, end + 1).reverse(), ...order.slice(end + 1)];
  }
}

const closing = ({ windows }: Stop) => windows.at(-1)?.closes ?? 0;
const opening = ({ windows }: Stop) => windows[0]?.opens ?? 0;

/** Builds up from what closes first, from what opens first and from the order given, and keeps the best. */
function goodOrder(stops: readonly Stop[], start: Start): Stop[] {
  const seeds = [
    stops,
    [...stops].sort((a, b) => closing(a) - closing(b)),
    [...stops].sort((a, b) => opening(a) - opening(b)),
  ];
  let best: readonly Stop[] = [];
  for (const seed of seeds) {
    const built = seed.reduce<readonly Stop[]>((order, stop) => withStop(order, stop, start), []);
    let order = improve(built, start);
    // What found no place before may find one now.
    for (const stop of seed) if (!order.includes(stop)) order = withStop(order, stop, start);
    order = improve(order, start);
    if (compareScores(valued(order, start) as Score, valued(best, start) as Score) < 0) best = order;
  }
  return [...best];
}
