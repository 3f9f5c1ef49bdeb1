/** What is limited. Points and windows are declared beside the adapter, one line each. */
export const LIMIT_NAMES = [
  'sign-in-address', // per e-mail address: slows, never refuses, so that nobody can lock the owner out
  'sign-in-pair', // per e-mail address and network together
  'sign-in-network', // per network address
  'sign-up-network',
  'code-request',
  'code-try',
  'text-number', // codes texted to one number
  'text-account', // codes texted by one account
  'text-network', // codes texted by one network
  'mail-day', // emails to an address that somebody typed: per address, per known device, per person
  'mail-day-account', // emails to other people's addresses, per account
  'code-day', // comparisons of codes that name no ticket: per address, per known device, per person
  'upload',
  'lookup-vin', // each kind of look-up has a budget of its own: per person or visitor
  'lookup-plate',
  'lookup-value',
  'lookup-deal',
  'lookup-vin-network', // and visitors have a ceiling per network
  'lookup-plate-network',
  'lookup-value-network',
  'lookup-deal-network',
  'draft-create',
  'draft-link', // codes that open a draft on another device, per draft
  'api-write',
  'event',
  'export',
  'print', // files to print, per person, or per network where nobody is signed in
  'print-blank', // codes of blank stickers made without an account, per network
  'print-blank-day', // the same, of all networks together
  'alert-test',
  'offer-ask',
  'message',
  'conversation',
  'report',
  'ask',
  'code-miss', // codes that do not exist, per network
  'cart-create', // carts, per network
  'order', // orders of stickers, per person
  'price-watch', // letters asked for without an account, per network and per address
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

export type RateLimits = {
  /** Takes a point, or several. Throws `AppError('too-many')` with `retryAfter` when none is left. */
  consume(name: LimitName, key: string, points?: number): Promise<void>;
  /** Gives one point back, or several: what succeeded was no guess. */
  giveBack(name: LimitName, key: string, points?: number): Promise<void>;
  /** Gives all points back, for example after a sign-in that succeeded. */
  reset(name: LimitName, key: string): Promise<void>;
};
