import { fail, ok, type Result } from './result.ts';

export interface NumberBounds {
  min?: number;
  max?: number;
}

const WHOLE = /^([-−]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?\s*(k?)\s*(?:mi|miles?)?\.?$/i;
const MAX_TEXT = 40;
const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** `72400` → `72,400`; a dash when unknown. */
export function formatNumber(value: number | null | undefined): string {
  return value === null || value === undefined || !Number.isFinite(value) ? '—' : grouped.format(value);
}

/** `72400` miles → `72,400 mi`; a dash when unknown. */
export function formatMiles(miles: number | null | undefined): string {
  const figure = formatNumber(miles);
  return figure === '—' ? figure : `${figure} mi`;
}

/** `0.0412` → `4.1%` with one digit, `4%` without. */
export const formatShare = (share: number, digits: 0 | 1 = 0): string => `${(share * 100).toFixed(digits)}%`;

/** Reads what people type as a count or a mileage: `72,400`, `72400 miles`, `72k`, `72.4k`. Bounds are inclusive. */
export function parseWholeNumber(
  text: unknown,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: NumberBounds = {},
): Result<number> {
  const typed = String(typeof text === 'number' || typeof text === 'string' ? text : '')
    .normalize('NFKC')
    .trim();
  if (typed === '') return fail('Enter a number.');
  const value = typed.length <= MAX_TEXT ? readWhole(typed) : null;
  if (value === null) return fail('Enter the number in digits, like 72,400.');
  if (!Number.isInteger(value)) return fail('Enter a whole number.');
  if (value > Math.min(max, Number.MAX_SAFE_INTEGER)) return fail(`Enter ${formatNumber(max)} or less.`);
  return value < min ? fail(`Enter ${formatNumber(min)} or more.`) : ok(value);
}

/** The number behind the text; NaN when a fraction is left, null when it is no number. */
function readWhole(typed: string): number | null {
  const match = WHOLE.exec(typed);
  if (!match?.[2]) return null;
  const places = match[4] ? 3 : 0;
  const decimals = match[3] ?? '';
  if (/[1-9]/.test(decimals.slice(places))) return Number.NaN;
  const value = Number(match[2].replaceAll(',', '') + decimals.slice(0, places).padEnd(places, '0'));
  // "-0" reads as 0: a negative zero would be unequal to itself after a trip through JSON.
  return match[1] && value !== 0 ? -value : value;
}
