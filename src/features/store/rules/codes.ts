import { readDiscountCode } from './discounts.ts';
import { STORE_LIMITS } from './limits.ts';

type Held = readonly { readonly code: string }[];

/** The codes of a cart with one more: the newest is tried first, since only one counts. */
export function withCode(held: Held, typed: string): string[] {
  const code = readDiscountCode(typed);
  return [code, ...held.map((it) => it.code).filter((it) => it !== code)].slice(0, STORE_LIMITS.maxDiscountCodes);
}

export const withoutCode = (held: Held, code: string): string[] =>
  held.map((it) => it.code).filter((it) => it !== readDiscountCode(code));
