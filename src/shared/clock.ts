/** `8 AM`, `8:30 AM`, `12 PM`; after midnight it starts over. */
export function formatClock(minutes: number, { exact = false } = {}): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, Math.round(minutes % 60)];
  const said = hour % 12 === 0 ? 12 : hour % 12;
  return `${said}${minute === 0 && !exact ? '' : `:${String(minute).padStart(2, '0')}`} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `8 AM–2 PM`, `1:00–1:20 PM`, `11:40 AM–12 PM`: the half of the day is said once where both share it. */
export function formatClockRange(from: number, to: number): string {
  const [start, end] = [formatClock(from), formatClock(to)];
  if (start.slice(-2) !== end.slice(-2)) return `${start}–${end}`;
  const exact = from % 60 !== 0 || to % 60 !== 0;
  return `${formatClock(from, { exact }).slice(0, -3)}–${formatClock(to, { exact })}`;
}

/** `ET`, `MST` where no clock is ever changed. */
export const zoneName = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** A moment and what follows it as Americans write them, without the thin spaces and the wide dash of the library. */
export const plainTime = (text: string): string =>
  text.replace(/[\u2009\u202f\u00a0]/g, ' ').replace(/(?<=[\dM]) – (?=\d)/g, '–');
