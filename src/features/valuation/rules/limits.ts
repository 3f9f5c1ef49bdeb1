import { DEAL_STEPS, type DealStep, type Market } from './steps.ts';

/**
 * Where one step ends and the next begins, in cents: at or under `great` is a great deal. Four in five similar prices
 * lie from `great` to `fair`.
 */
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

/** A market never has its ends closer than this: one that is known to the dollar must not call $50 a deal. */
export const NARROWEST = 0.06;
/** A price that left its step by less than this share of the market stays in it when only the market moved. */
const STICKS = 0.01;

export type Ends = Pick<Market, 'cents' | 'low' | 'high'>;

/**
 * The limits of a market. What lies in its range is never called above market: good is the cheapest part of it, fair the
 * rest; great is what lies under it, above market what lies as far over it again.
 */
export function limitsOf(market: Ends): Limits {
  const { cents } = market;
  const low = Math.min(market.low, Math.round(cents * (1 - NARROWEST)));
  const fair = Math.max(market.high, Math.round(cents * (1 + NARROWEST)));
  const [down, up] = [(cents - low) / cents, (fair - cents) / cents];
  const at = (share: number) => Math.round(cents * (1 + share));
  return {
    tooLow: at(-Math.min(0.8, Math.max(0.4, 2 * down))),
    great: low,
    good: at(-down / 3),
    fair,
    high: at(2 * up),
    tooHigh: at(Math.max(0.6, 3 * up)),
  };
}

export type Standing = DealStep | 'TOO_LOW' | 'TOO_HIGH';
const STANDINGS: readonly Standing[] = ['TOO_LOW', ...DEAL_STEPS, 'TOO_HIGH'];

/** Where a price stands between given limits. */
export const standingIn = (priceCents: number, limits: Limits): Standing => place(priceCents, limits, -1, 0);

/** The same on a scale, which has an end on either side. */
export function stepIn(priceCents: number, limits: Limits): DealStep {
  const standing = standingIn(priceCents, limits);
  if (standing === 'TOO_LOW') return 'GREAT';
  return standing === 'TOO_HIGH' ? 'OVERPRICED' : standing;
}

/** Where a price stands; of one that stood somewhere before, the limits between give way a little. */
export function standingOf(priceCents: number, market: Ends, before?: Standing): Standing {
  const was = before === undefined ? -1 : STANDINGS.indexOf(before);
  return place(priceCents, limitsOf(market), was, Math.round(market.cents * STICKS));
}

const endsOf = ({ tooLow, great, good, fair, high, tooHigh }: Limits) => [tooLow - 1, great, good, fair, high, tooHigh];

function place(priceCents: number, limits: Limits, was: number, slack: number): Standing {
  const passed = endsOf(limits).filter((end, at) => priceCents > end + (was === -1 ? 0 : was > at ? -slack : slack));
  return STANDINGS[passed.length] as Standing;
}

/** The limits as they hold for a price that has its step: where one gave way to it, it stands at the price. */
export function limitsFor(market: Ends, step: DealStep, priceCents: number): Limits {
  const limits = limitsOf(market);
  const names = ['great', 'good', 'fair', 'high'] as const;
  const at = DEAL_STEPS.indexOf(step);
  const [under, over] = [names[at - 1], names[at]];
  if (under && priceCents <= limits[under]) return { ...limits, [under]: priceCents - 1 };
  return over && priceCents > limits[over] ? { ...limits, [over]: priceCents } : limits;
}
