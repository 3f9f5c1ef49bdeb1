import type { Currency } from './enums.ts';
import { fail, ok, type Result } from './result.ts';

/** The most an amount can be: what the database's 4-byte integer holds, $21,474,836.47. */
export const MAX_CENTS = 2_147_483_647;

export interface MoneyFormat {
  currency?: Currency;
  /** Show cents too, as a cart must. Prices of listings are whole (specification 9). */
  exact?: boolean;
}

export interface MoneyBounds {
  /** Cents. */
  min?: number;
  /** Cents. */
  max?: number;
}

// A currency sign or code in front, digits with or without groups of three, decimals, "k", a code behind.
const AMOUNT = /^(?:usd?|eur)?\s*[$€]?\s*(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d*))?\s*(k?)\s*(?:usd|eur|dollars?|euros?)?$/i;
const MAX_TEXT = 40;

/** `1250000` cents → `$12,500`; a dash when there is no amount. */
export function formatMoney(
  cents: number | null | undefined,
  { currency = 'USD', exact = false }: MoneyFormat = {},
): string {
  if (cents === null || cents === undefined || !Number.isFinite(cents)) return '—';
  return formatterFor(currency, exact ? 2 : 0).format(cents / 100);
}

/** Reads what people type as a price (`$12,500`, `12500.00`, `12.5k`) into cents. Bounds are inclusive. */
export function parseMoney(text: unknown, { min = 0, max = MAX_CENTS }: MoneyBounds = {}): Result<number> {
  const typed = String(typeof text === 'number' || typeof text === 'string' ? text : '')
    .normalize('NFKC')
    .trim();
  if (typed === '') return fail('Enter an amount.');
  if (/^\(.*\)$|^[^\d]*[-−–]/.test(typed.slice(0, MAX_TEXT))) return fail('Enter an amount without a minus sign.');
  const match = typed.length <= MAX_TEXT ? AMOUNT.exec(typed) : null;
  if (!match || (!match[1] && !match[2])) return fail('Enter the amount in digits, like 12,500.');
  const cents = toCents(match[1] ?? '0', match[2] ?? '', match[3] !== '');
  if (cents === null) return fail('Use at most 2 digits after the decimal point.');
  if (cents > max) return fail(`Enter ${formatMoney(max)} or less.`);
  return cents < min ? fail(`Enter ${formatMoney(min)} or more.`) : ok(cents);
}

/** Making a formatter takes longer than using it a hundred times. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(currency: Currency, digits: number): Intl.NumberFormat {
  const key = `${currency}${digits}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, made);
  return made;
}

/** Moves the point as text, so that no price passes through a binary fraction. Null when a part of a cent is left. */
function toCents(whole: string, decimals: string, thousands: boolean): number | null {
  const places = thousands ? 5 : 2;
  if (/[1-9]/.test(decimals.slice(places))) return null;
  return Number(whole.replaceAll(',', '') + decimals.slice(0, places).padEnd(places, '0'));
}
