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
const SILENCES = [
  'NOT_PRICED',
  'UNKNOWN_VEHICLE',
  'TITLE',
  'DAMAGE',
  'EXOTIC',
  'COLLECTOR',
  'COMMERCIAL',
  'MILEAGE',
  'NOT_BUILT',
  'NO_COMPARABLES',
  'MAKE_ONLY',
  'SPREAD',
  'DISAGREE',
  'TOO_LOW',
  'TOO_HIGH',
] as const;
export type Silence = (typeof SILENCES)[number];

/** Those that need no figure to be said. */
export type PlainSilence = Exclude<Silence, 'TOO_LOW' | 'TOO_HIGH' | 'DISAGREE'>;

/** Silences of the vehicle itself: what is for sale beside it changes nothing about them. */
export const OF_THE_VEHICLE = [
  'NOT_PRICED',
  'UNKNOWN_VEHICLE',
  'TITLE',
  'DAMAGE',
  'EXOTIC',
  'COLLECTOR',
  'COMMERCIAL',
  'MILEAGE',
] as const satisfies readonly Silence[];

/** Color and shape of a step: a family of its own for each, so that color is never the only sign. */
export const DEAL_MARKS = {
  GREAT: 'great',
  GOOD: 'go',
  FAIR: 'fair',
  HIGH: 'high',
  OVERPRICED: 'over',
} as const satisfies Record<DealStep, string>;
export type DealMark = (typeof DEAL_MARKS)[DealStep];

/** What a price is held against: what is for sale here, else the value. */
export type Basis =
  | {
      readonly kind: 'VALUE';
      readonly rows: number;
      /** How old the value is, in a sentence. Absent in what was rated before values knew it. */
      readonly carried?: string;
    }
  | {
      readonly kind: 'LISTINGS';
      readonly count: number;
      /** Prices paid of late that were counted beside them. */
      readonly sales: number;
      /** The radius that was searched; null for the whole country. */
      readonly miles: number | null;
      /** Their prices were carried to trim, condition and kind of seller too. */
      readonly mixed: boolean;
    };

export type Market = {
  /** The middle of the market for exactly this vehicle, in cents. */
  readonly cents: number;
  /** Four in five prices lie from here … */
  readonly low: number;
  /** … to here. */
  readonly high: number;
  readonly basis: Basis;
};

/** What is for sale like a vehicle: how many within how far, and some of them from the cheapest to the dearest. */
export type Alike = {
  readonly count: number;
  readonly miles: number | null;
  /** `asks` is the price they were compared at, `cents` the same carried to the other's year and mileage. */
  readonly listed: readonly { readonly id: string; readonly asks: number; readonly cents: number }[];
};

/** What is known about a price, as it is stored with the listing. Everything that is shown of it comes from here. */
export type Deal = { readonly priceCents: number | null; readonly alike: Alike | null } & (
  | { readonly kind: 'rated'; readonly step: DealStep; readonly priceCents: number; readonly market: Market }
  | { readonly kind: 'silent'; readonly reason: 'TOO_LOW' | 'TOO_HIGH'; readonly market: Market }
  | {
      readonly kind: 'silent';
      readonly reason: 'DISAGREE';
      readonly market: null;
      readonly asksCents: number;
      readonly valueCents: number;
    }
  | {
      readonly kind: 'silent';
      readonly reason: PlainSilence;
      readonly market: null;
    }
);
