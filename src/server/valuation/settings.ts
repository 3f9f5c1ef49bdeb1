import type { ConditionGrade } from '#domain/enums.ts';

/**
 * Share of a dealer's asking price in each channel. The fitted prices are dealers' asking prices; what private sellers
 * and trade-ins bring is not in the data, so these are settings, taken from the gaps usual between published guide
 * values. docs/valuation.md says so.
 */
export const CHANNEL_SHARE = { tradeIn: 0.8, privateParty: 0.9, dealerRetail: 1 } as const;

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
export const MOST_MILES = 500_000;
