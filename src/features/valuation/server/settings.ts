import type { ConditionGrade } from '#shared/enums.ts';

/**
 * Share of a dealer's asking price in each channel. The model's prices are dealers' asking prices, so that channel is 1.
 * What private sellers and trade-ins bring in the same month is not in the data: these are settings, taken from the
 * gaps usual between published guide values. docs/valuation.md says so.
 */
export const CHANNEL_SHARE = { tradeIn: 0.8, privateParty: 0.9, dealerRetail: 1 } as const;
export type Channel = keyof typeof CHANNEL_SHARE;

/** How much wider the range is in channels that are reached by a setting instead of prices. */
export const CHANNEL_WIDTH: Readonly<Record<Channel, number>> = { tradeIn: 1.25, privateParty: 1.25, dealerRetail: 1 };

/**
 * Share of the price by condition. Dealers' stock is mostly what we call very good. Settings: the order is certain
 * (in classified adverts "good" asks 11 % and "fair" 48 % less than "excellent"), the sizes are halved because age and
 * mileage explain part of that gap.
 */
export const GRADE_SHARE: Readonly<Record<ConditionGrade, number>> = {
  EXCELLENT: 1.02,
  VERY_GOOD: 1,
  GOOD: 0.94,
  FAIR: 0.76,
};

/** Days that an estimate is good for. */
export const GOOD_FOR_DAYS = 7;
/** Beyond this an odometer reading is taken for a typing error. */
export const MAX_MILES = 1_200_000;
/** Beyond this there are too few prices for a figure, and from there on the range widens. */
export const MAX_VALUED_MILES = 300_000;
export const MANY_MILES = 200_000;
/** What is asked for and what it brings: private sellers come down by about so much; dealers' asks are what the model speaks of. */
export const ASK_TO_SALE: Readonly<Record<'privateParty' | 'dealerRetail', number>> = {
  privateParty: 0.97,
  dealerRetail: 1,
};
/** Cars older than this are worth what a collector pays. */
export const OLDEST = 25;
/** Never above the highest prices seen for the model by more than this. */
export const ABOVE_TOP = 1.15;
/** Nor below what a running car's parts bring, in dollars. */
export const FLOOR = 300;
