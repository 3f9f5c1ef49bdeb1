import type { Currency, LeaseTerm } from '#shared/enums.ts';
import { formatMoney } from '#shared/money.ts';
import { fill } from '#shared/text.ts';
import { leaseSuffix, termRent } from '../rules/lease.ts';
import { listing as words } from './listing.ts';

type Asked = {
  readonly cents: number | null | undefined;
  readonly currency?: Currency | undefined;
  /** Of what is let. Its cents are a month's. */
  readonly lease?: LeaseTerm | null | undefined;
};

/** An amount and, of a rent, what it is for: `$12,500`, `$1,650/mo`. */
export function amountWords({ cents, currency = 'USD', lease }: Asked): string {
  const amount = formatMoney(cents, { currency });
  return lease ? fill(words.monthly, { amount }) : amount;
}

/** How a price is shown, everywhere: `$12,500`, `$1,650/mo`, `Free`, or that it is to be asked for. */
export function priceWords(asked: Asked): string {
  if (asked.cents === null || asked.cents === undefined) return words.priceOnRequest;
  return asked.cents === 0 ? words.free : amountWords(asked);
}

/** The second line of a rent: `$19,800 / year`. Null where a month is all there is to tell. */
export function termWords({ cents, currency = 'USD', lease }: Asked): string | null {
  if (!lease || !cents) return null;
  const total = termRent(cents, lease);
  return total === null ? null : `${formatMoney(total, { currency })} ${leaseSuffix(lease)}`;
}
