/** The five steps of a deal badge, the best for a buyer first. */
export const DEAL_STEPS = ['GREAT', 'GOOD', 'FAIR', 'HIGH', 'OVERPRICED'] as const;
export type DealStep = (typeof DEAL_STEPS)[number];

export const DEAL_LABELS: Readonly<Record<DealStep, string>> = {
  GREAT: 'Great deal',
  GOOD: 'Good deal',
  FAIR: 'Fair price',
  HIGH: 'Above market',
  OVERPRICED: 'Well above market',
};

/** Why there is no badge. */
export const SILENCES = [
  'NOT_PRICED',
  'UNKNOWN_VEHICLE',
  'TITLE',
  'DAMAGE',
  'NO_COMPARABLES',
  'TOO_LOW',
  'TOO_HIGH',
] as const;
export type Silence = (typeof SILENCES)[number];

/** Color and shape of a step: a family of its own for each, so that color is never the only sign. */
export const DEAL_MARKS = {
  GREAT: 'great',
  GOOD: 'go',
  FAIR: 'fair',
  HIGH: 'high',
  OVERPRICED: 'over',
} as const satisfies Record<DealStep, string>;
export type DealMark = (typeof DEAL_MARKS)[DealStep];

/** What a price is held against: the estimate, or what is for sale here. */
export type Basis =
  | {
      readonly kind: 'VALUE';
      readonly rows: number;
      /** How old the value is, in a sentence. Absent in what was rated before values knew it. */
      readonly carried?: string;
    }
  /** `miles` is the radius that was searched; null for the whole country. */
  | { readonly kind: 'LISTINGS'; readonly count: number; readonly miles: number | null };

export type Market = {
  /** The middle of the market for exactly this vehicle, in cents. */
  readonly cents: number;
  /** How far four in five prices lie from the middle, as a share of it: 0.1 is 10 % up or down. */
  readonly spread: number;
  readonly basis: Basis;
};

/** What is known about a price, as it is stored with the listing. */
export type Deal =
  | { readonly kind: 'rated'; readonly step: DealStep; readonly priceCents: number; readonly market: Market }
  | {
      readonly kind: 'silent';
      readonly reason: Silence;
      readonly priceCents: number | null;
      readonly market: Market | null;
    };
