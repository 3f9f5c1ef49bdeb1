import { splitList, toQueryString } from '#shared/query-string.ts';
import { parseZip } from '#shared/zip.ts';
import { isValidDay } from '#shared/days.ts';

/** A day out as it stands in the address, so that it can be kept, sent and printed. */
export type PlanAddress = {
  /** The ten characters of each listing, in the order they were chosen. */
  readonly stops: readonly string[];
  /** The day, `2026-11-21`; null lets the plan choose. */
  readonly date: string | null;
  /** The ZIP where the day begins. */
  readonly from: string | null;
  /** Minutes since midnight. */
  readonly start: number;
};

export const MAX_STOPS = 16;
const DEFAULT_START = 8 * 60;

/** A night's visit counts on: 1 AM is 25 hours. */
export const MINUTES_A_DAY = 1_440;

const UNIQUE_ID = /^[0-9A-Z]{10}$/;

/** `08:30` as minutes since midnight; null for anything that is no time. */
export function parseClock(text: string | null | undefined): number | null {
  const match = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text?.trim() ?? '');
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

export const toClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Reads an address that anybody may have typed: what cannot be used is left out. `add` puts one more at the end. */
export function readPlanAddress(params: URLSearchParams): PlanAddress {
  const said = splitList([...params.getAll('stops'), ...params.getAll('add')].join(','));
  const stops = said.map((id) => id.trim().toUpperCase()).filter((id) => UNIQUE_ID.test(id));
  const zip = parseZip(params.get('from') ?? '');
  const date = params.get('date') ?? '';
  return {
    stops: [...new Set(stops)].slice(0, MAX_STOPS),
    date: isValidDay(date) ? date : null,
    from: zip.ok ? zip.value : null,
    start: parseClock(params.get('start')) ?? DEFAULT_START,
  };
}

/** The one query of a plan. */
export function planQuery({ stops, date, from, start }: PlanAddress): string {
  return toQueryString({
    stops,
    date: date ?? undefined,
    from: from ?? undefined,
    start: start === DEFAULT_START ? undefined : toClock(start),
  });
}

export function planHref(plan: PlanAddress, path = '/plan'): string {
  const query = planQuery(plan);
  return query === '' ? path : `${path}?${query}`;
}
