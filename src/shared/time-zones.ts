import type { Point } from './geo.ts';
import { isOnNavajoNation } from './navajo-nation.ts';
import { isWestOfLine } from './time-zone-lines.ts';

/** The zone of a state, or the two on either side of the line that time-zone-lines.ts draws through it. */
type Zones = { readonly zone: string; readonly west?: string; readonly east?: string };

const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';

const eastern = 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV'.split(' ');
const central = 'AL AR IA IL LA MN MO MS OK WI'.split(' ');
const mountain = 'CO MT NM UT WY'.split(' ');
const pacific = 'CA WA'.split(' ');

const all = (codes: readonly string[], zone: string) => codes.map((code) => [code, { zone }] as const);

/** `zone` is where most people live: what holds for a place in the state of which nothing else is known. */
const ZONES: Readonly<Record<string, Zones>> = Object.fromEntries<Zones>([
  ...all(eastern, EASTERN),
  ...all(central, CENTRAL),
  ...all(mountain, MOUNTAIN),
  ...all(pacific, PACIFIC),
  ['FL', { zone: EASTERN, west: CENTRAL }],
  ['MI', { zone: 'America/Detroit', west: CENTRAL }],
  ['IN', { zone: 'America/Indiana/Indianapolis', west: CENTRAL }],
  ['KY', { zone: EASTERN, west: CENTRAL }],
  ['TN', { zone: CENTRAL, east: EASTERN }],
  ['KS', { zone: CENTRAL, west: MOUNTAIN }],
  ['NE', { zone: CENTRAL, west: MOUNTAIN }],
  ['ND', { zone: CENTRAL, west: MOUNTAIN }],
  ['SD', { zone: CENTRAL, west: MOUNTAIN }],
  ['TX', { zone: CENTRAL, west: MOUNTAIN }],
  ['ID', { zone: 'America/Boise', west: PACIFIC }],
  ['OR', { zone: PACIFIC, east: 'America/Boise' }],
  ['NV', { zone: PACIFIC, east: MOUNTAIN }],
  ['AZ', { zone: 'America/Phoenix' }],
  ['AK', { zone: 'America/Anchorage', west: 'America/Adak' }],
  ['HI', { zone: 'Pacific/Honolulu' }],
  ['PR', { zone: 'America/Puerto_Rico' }],
  ['VI', { zone: 'America/St_Thomas' }],
  ['GU', { zone: 'Pacific/Guam' }],
  ['MP', { zone: 'Pacific/Saipan' }],
  ['AS', { zone: 'Pacific/Pago_Pago' }],
]);

/** The time zone of a place by its state and, where the state has two, its coordinates. Unknown places have New York's. */
export function timeZoneAt(region: string | null, at: Point | null): string {
  const zones = ZONES[region ?? ''];
  if (!zones) return EASTERN;
  if (!at || !region) return zones.zone;
  if (region === 'AZ') return isOnNavajoNation(at) ? MOUNTAIN : zones.zone;
  return (isWestOfLine(region, at) ? zones.west : zones.east) ?? zones.zone;
}

/** Milliseconds that clocks in the zone are ahead of UTC at a moment. */
function offsetAt(at: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatterFor(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<string, number>;
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

/** Making a formatter takes longer than using it a hundred times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}

/**
 * The moment at which clocks in the zone show a day and a time (`2026-11-21`, `08:30`). In the hour that a change to
 * summer time skips, it is the moment an hour later; in the one that comes twice, the first.
 */
export function toInstant(day: string, time: string, timeZone: string): Date {
  const local = Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}Z`);
  if (Number.isNaN(local)) throw new RangeError(`${day} ${time} is no time.`);
  // The offset before and after a change of the clocks; of two moments that fit, the first.
  const [before, after] = [offsetAt(local - 86_400_000, timeZone), offsetAt(local + 86_400_000, timeZone)];
  const fits = [local - before, local - after].filter((at) => at + offsetAt(at, timeZone) === local);
  return new Date(fits.length > 0 ? Math.min(...fits) : local - Math.min(before, after));
}

/** A day and a time with what clocks there are ahead of UTC: `2026-11-21T08:00:00-05:00`. */
export function withOffset(day: string, time: string, timeZone: string): string {
  const minutes = Math.round(offsetAt(toInstant(day, time, timeZone).getTime(), timeZone) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day}T${time}:00${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`;
}

/** The day and the time that clocks in the zone show: `2026-11-21`, `08:30`. */
export function toLocal(at: Date, timeZone: string): { readonly day: string; readonly time: string } {
  const iso = new Date(at.getTime() + offsetAt(at.getTime(), timeZone)).toISOString();
  return { day: iso.slice(0, 10), time: iso.slice(11, 16) };
}
