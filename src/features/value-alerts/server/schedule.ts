/** 13:00 UTC: morning in all of the mainland. */
const HOUR_UTC = 13;

/** The morning of the same day a month later, or of that month's last day. */
export function nextMonth(from: Date): Date {
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + 1];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), last), HOUR_UTC));
}
