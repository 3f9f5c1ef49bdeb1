import { zoneOf } from '#features/listings/rules/day-hours.ts';
import { toLocal } from '#shared/time-zones.ts';
import type { OpeningRow } from './find-opening.ts';
import type { Hosted, WantedOpening } from './wanted.ts';

type Move = { readonly opening: OpeningRow; readonly to: WantedOpening };

const lengthOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => endsAt.getTime() - startsAt.getTime();

/**
 * Times to reserve that moved with their whole day: none of the day's times is left, and as many of the same length are
 * new on one day. The first becomes the first, and so on. Anything less clear is no move: who reserved 1 PM must not
 * find themselves at 4 PM because a host opens and closes an hour later.
 */
export function movesOf(known: readonly OpeningRow[], wanted: readonly WantedOpening[], row: Hosted): Move[] {
  const zone = zoneOf(row);
  const dayOf = ({ startsAt }: { startsAt: Date }) => toLocal(startsAt, zone).day;
  const inOrder = <Time extends { startsAt: Date }>(times: readonly Time[]) =>
    times.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const starts = (times: readonly { startsAt: Date }[]) => new Set(times.map(({ startsAt }) => startsAt.getTime()));
  const [was, is] = [starts(known), starts(wanted)];
  const open = inOrder(known.filter(({ status, places }) => status === 'OPEN' && places !== null));
  const left = [...Map.groupBy(open, dayOf).values()].filter((day) =>
    day.every(({ startsAt }) => !is.has(startsAt.getTime())),
  );
  const fresh = [...Map.groupBy(inOrder(wanted), dayOf).values()].filter((day) =>
    day.every(({ startsAt, places }) => places !== null && !was.has(startsAt.getTime())),
  );
  // Two days that moved at once: which became which is anybody's guess, but not where each finds its equal in order.
  if (left.length !== fresh.length) return [];
  return left.flatMap((day, at) => {
    const to = fresh[at] ?? [];
    const same = to.length === day.length && day.every((time, n) => lengthOf(time) === lengthOf(to[n] ?? time));
    return same ? day.map((opening, n) => ({ opening, to: to[n] as WantedOpening })) : [];
  });
}
