import { MAX_CENTS } from '#shared/money.ts';

/** Money as storefront interfaces write it: a decimal number as text. Inside it is cents. */
export type MoneyV2 = { readonly amount: string; readonly currencyCode: string };

/** `1250` → `12.50`. */
export function toMoneyV2(cents: number, currencyCode = 'USD'): MoneyV2 {
  const whole = Math.trunc(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return { amount: `${cents < 0 ? '-' : ''}${whole}.${rest}`, currencyCode };
}

const AMOUNT = /^(\d{1,9})(?:\.(\d+))?$/;

/** `12.5` → `1250`, without passing through a binary fraction; null for parts of a cent and anything else. */
export function fromMoneyV2(amount: string): number | null {
  const match = AMOUNT.exec(amount);
  if (!match) return null;
  const [, whole = '0', decimals = ''] = match;
  if (/[1-9]/.test(decimals.slice(2))) return null;
  const cents = Number(whole + decimals.slice(0, 2).padEnd(2, '0'));
  return cents <= MAX_CENTS ? cents : null;
}
