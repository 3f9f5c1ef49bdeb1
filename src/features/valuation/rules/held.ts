import {
  type Compared,
  type Found,
  figureFrom,
  isTooWide,
  isValueTooWide,
  MIN_COMPARABLES,
  MIN_HEARD,
  marketFrom,
  mayBeSameTrim,
} from './comparables.ts';
import type { Market, PlainSilence } from './steps.ts';

/** What the valuation says of a vehicle. */
export type Value =
  | { readonly kind: 'figure'; readonly market: Market }
  /** It has no prices for it; others for sale may have. */
  | { readonly kind: 'unknown'; readonly reason: 'MAKE_ONLY' | 'NOT_BUILT' | 'NO_COMPARABLES' }
  /** Nothing that is for sale makes it comparable. */
  | { readonly kind: 'refused'; readonly reason: PlainSilence };

/** What a price is held against, or why against nothing. */
export type Held =
  | { readonly kind: 'market'; readonly market: Market }
  | { readonly kind: 'apart'; readonly asksCents: number; readonly valueCents: number }
  | { readonly kind: 'silent'; readonly reason: PlainSilence };

type Figure = Pick<Market, 'cents' | 'low' | 'high'>;
const within = (cents: number, { low, high }: Figure): boolean => cents >= low && cents <= high;

/** Two figures disagree when neither lies where the other expects four in five prices. */
const agree = (a: Figure, b: Figure): boolean => within(a.cents, b) || within(b.cents, a);

/** Comparables that are too few for a market are enough to cast doubt on the value, if they are of the same trim. */
const isHeard = ({ asks }: Found, vehicle: Compared): boolean =>
  asks.length >= MIN_COMPARABLES || asks.filter((one) => mayBeSameTrim(one, vehicle)).length >= MIN_HEARD;

/**
 * Comparables first, the value where they are too few, and nothing where the two disagree: whichever is wrong, a badge
 * would be.
 */
export function holdAgainst(found: Found, vehicle: Compared, value: Value): Held {
  if (value.kind === 'refused') return { kind: 'silent', reason: value.reason };
  const asked = isHeard(found, vehicle) ? figureFrom(found) : null;
  const known = value.kind === 'figure' && !isValueTooWide(value.market) ? value.market : null;
  if (asked && known && !isTooWide(asked) && !agree(asked, known))
    return { kind: 'apart', asksCents: asked.cents, valueCents: known.cents };
  const market = marketFrom(found, vehicle) ?? known;
  if (market) return { kind: 'market', market };
  const isSpread = value.kind === 'figure' || found.asks.length >= MIN_COMPARABLES;
  return { kind: 'silent', reason: isSpread ? 'SPREAD' : value.reason };
}
