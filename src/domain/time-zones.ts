import type { Point } from './geo.ts';

/** Where the clocks of a state change their zone: `west` holds on one side of the line, the state's own on the other. */
type Split = { readonly zone: string; readonly holds: (at: Point) => boolean };
type Zones = { readonly zone: string; readonly split?: Split };

const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';

const westOf = (lng: number) => (at: Point) => at.lng < lng;
const eastern = 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV'.split(' ');
const central = 'AL AR IA IL LA MN MO MS OK WI'.split(' ');
const mountain = 'CO MT NM UT WY'.split(' ');
const pacific = 'CA NV WA'.split(' ');

const all = (codes: readonly string[], zone: string) => codes.map((code) => [code, { zone }] as const);

/**
 * The zone of each state. Thirteen states have two: the line between them is drawn by eye along the counties where the
 * clocks change, which is right for all but a few towns beside it.
 */
const ZONES: Readonly<Record<string, Zones>> = Object.fromEntries<Zones>([
  ...all(eastern, EASTERN),
  ...all(central, CENTRAL),
  ...all(mountain, MOUNTAIN),
  ...all(pacific, PACIFIC),
  ['FL', { zone: EASTERN, split: { zone: CENTRAL, holds: ({ lat, lng }) => lng < -85.05 && lat > 29.8 } }],
  ['MI', { zone: 'America/Detroit', split: { zone: CENTRAL, holds: ({ lat, lng }) => lng < -87.6 && lat > 45.1 } }],
  [
    'IN',
    {
      zone: 'America/Indiana/Indianapolis',
      split: { zone: CENTRAL, holds: ({ lat, lng }) => lng < -86.9 && (lat > 41.1 || lat < 38.4) },
    },
  ],
  ['KY', { zone: EASTERN, split: { zone: CENTRAL, holds: westOf(-85.9) } }],
  ['TN', { zone: CENTRAL, split: { zone: EASTERN, holds: ({ lng }) => lng > -85.3 } }],
  ['KS', { zone: CENTRAL, split: { zone: MOUNTAIN, holds: westOf(-101.5) } }],
  ['NE', { zone: CENTRAL, split: { zone: MOUNTAIN, holds: westOf(-101) } }],
  ['ND', { zone: CENTRAL, split: { zone: MOUNTAIN, holds: ({ lat, lng }) => lng < -101 && lat < 47.3 } }],
  ['SD', { zone: CENTRAL, split: { zone: MOUNTAIN, holds: westOf(-100.6) } }],
  ['TX', { zone: CENTRAL, split: { zone: MOUNTAIN, holds: westOf(-104.9) } }],
  ['ID', { zone: 'America/Boise', split: { zone: PACIFIC, holds: ({ lat }) => lat > 45.5 } }],
  ['OR', { zone: PACIFIC, split: { zone: 'America/Boise', holds: ({ lat, lng }) => lng > -118.2 && lat < 44.5 } }],
  ['AZ', { zone: 'America/Phoenix' }],
  ['AK', { zone: 'America/Anchorage' }],
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
  return at && zones.split?.holds(at) ? zones.split.zone : zones.zone;
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
