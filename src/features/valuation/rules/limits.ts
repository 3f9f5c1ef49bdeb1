import { DEAL_STEPS, type DealStep, type Market } from './steps.ts';

/** Where one step ends and the next begins, in cents: at or under `great` is a great deal. */
export type Limits = {
  /** Under this a price is too good to be true. */
  readonly tooLow: number;
  readonly great: number;
  readonly good: number;
  readonly fair: number;
  readonly high: number;
  /** Above this no step says anything. */
  readonly tooHigh: number;
};

/** Markets closer together or wider apart than this are treated as if they were not: steps stay sayable. */
const NARROWEST = 0.06;
const WIDEST = 0.2;
/** A price that left its step by less than this share of the market stays in it when only the market moved. */
const STICKS = 0.01;

/**
 * The limits of a market. Fair is the middle third of where four in five prices lie; great and overpriced are what lies
 * outside of it, where one in ten prices is.
 */
export function limitsOf({ cents, spread }: Pick<Market, 'cents' | 'spread'>): Limits {
  const wide = Math.min(WIDEST, Math.max(NARROWEST, spread));
  const at = (share: number) => Math.round(cents * (1 + share));
  return {
    tooLow: at(-Math.max(0.4, 2.5 * wide)),
    great: at(-wide),
    good: at(-wide / 3),
    fair: at(wide / 3),
    high: at(wide),
    tooHigh: at(Math.max(0.6, 3 * wide)),
  };
}

export type Standing = DealStep | 'TOO_LOW' | 'TOO_HIGH';
const STANDINGS: readonly Standing[] = ['TOO_LOW', ...DEAL_STEPS, 'TOO_HIGH'];

/** Where a price stands between given limits. */
export const standingIn = (priceCents: number, limits: Limits): Standing => place(priceCents, limits, -1, 0);

/** Where a price stands; of one that stood somewhere before, the limits between give way a little. */
export function standingOf(priceCents: number, market: Pick<Market, 'cents' | 'spread'>, before?: Standing): Standing {
  const was = before === undefined ? -1 : STANDINGS.indexOf(before);
  return place(priceCents, limitsOf(market), was, Math.round(market.cents * STICKS));
}

function place(priceCents: number, limits: Limits, was: number, slack: number): Standing {
  const { tooLow, great, good, fair, high, tooHigh } = limits;
  const ends = [tooLow - 1, great, good, fair, high, tooHigh];
  const passed = ends.filter((end, at) => priceCents > end + (was === -1 ? 0 : was > at ? -slack : slack));
  return STANDINGS[passed.length] as Standing;
}
