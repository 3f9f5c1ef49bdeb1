/** Making a formatter takes longer than using it a hundred times. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** "10:42 AM" on the clock of that time zone. */
export function clockOf(at: Date, timeZone: string): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
    clocks.set(timeZone, clock);
  }
  // Servers and browsers differ in the blank before AM and PM.
  return clock.format(at).replace(/\s/g, ' ');
}
