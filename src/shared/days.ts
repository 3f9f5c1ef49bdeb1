const DAY = 86_400_000;

/** Whether a text is a day as calendars know it: `2026-02-30` is none. */
export function isValidDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

/** Days since 1970-01-01, and back. */
export const toDayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;
const fromDayNumber = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => fromDayNumber(toDayNumber(day) + days);

/** The Saturday and Sunday of the week that a day is in: on a Sunday, only that Sunday is left. Weeks run from Monday. */
export function weekendOf(today: string): { readonly first: string; readonly last: string } {
  const weekday = (((toDayNumber(today) + 4) % 7) + 7) % 7;
  if (weekday === 0) return { first: today, last: today };
  return { first: addDays(today, 6 - weekday), last: addDays(today, 7 - weekday) };
}
