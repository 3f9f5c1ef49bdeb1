/** Prices the model was measured on, by the market they come from. */
export const ACCURACY_MARKETS = ['dealer_ask', 'wholesale_sale', 'classified_ask', 'online_sale'] as const;
export type AccuracyMarket = (typeof ACCURACY_MARKETS)[number];

/** How far off the model was on some cars that it had not learned from. All but the count are shares. */
export type Hits = {
  readonly cars: number;
  /** Half of the estimates were closer to the price than this share of it. */
  readonly median: number;
  readonly within10: number;
  readonly within20: number;
  /** Prices between low and high. */
  readonly inside: number;
  /** From low to high, as a share of the value; the middle one. */
  readonly width: number;
};

/** Some cars by one of their facts: a name, or from how much to how much. */
export type NamedHits = Hits & { readonly name: string };
export type BandHits = Hits & { readonly from: number; readonly to: number | null };

/** One point of a calibration plot: cars of one market that were predicted alike. */
export type PlotPoint = { readonly market: AccuracyMarket; readonly x: number; readonly y: number };

/** What a fit measured on its own hold-out; written by scripts/valuation/accuracy.ts, never by hand. */
export type Accuracy = {
  readonly model: string;
  /** The month of dealers' prices, as `2023-08`. */
  readonly month: string;
  /** A dealer's price in the middle of all, in dollars. */
  readonly usualPrice: number;
  /** The median error where neither trim nor VIN is told. */
  readonly bare: number;
  readonly markets: readonly (Hits & { readonly market: AccuracyMarket; readonly from: string; readonly to: string })[];
  /** Of dealers' prices. */
  readonly fuels: readonly NamedHits[];
  readonly segments: readonly NamedHits[];
  /** In years, and in dollars as valued. */
  readonly ages: readonly BandHits[];
  readonly prices: readonly BandHits[];
  /** Share of dealers' cars by how far the estimate was off, in steps from `from`. The first and last hold the rest. */
  readonly errors: { readonly from: number; readonly step: number; readonly shares: readonly number[] };
  /** Dollars predicted against dollars paid or asked, and width of the range against the share inside. */
  readonly plot: { readonly price: readonly PlotPoint[]; readonly range: readonly PlotPoint[] };
};

/** What scripts/valuation/drift.ts found when prices had moved apart for years: errors by how many listings were known. */
export type DriftAccuracy = {
  readonly months: number;
  readonly models: number;
  readonly electric: number;
  readonly rows: readonly {
    readonly asks: number;
    readonly median: number;
    readonly electric: number;
    readonly inside: number;
  }[];
};

type Factors = readonly (readonly [month: string, factor: number])[];

/** What was measured, and how the prices were carried to the moment it is read. */
export type AccuracyReading = {
  readonly accuracy: Accuracy;
  readonly drift: DriftAccuracy;
  /** Since the month of the prices, which is 1. */
  readonly index: {
    readonly all: Factors;
    readonly electric: Factors;
    readonly sources: readonly { readonly name: string; readonly url: string }[];
  };
  readonly today: {
    readonly month: string;
    readonly electricMonth: string;
    /** Listings and sales that the newest version of the market was learned from, and when. */
    readonly asks: number;
    readonly checked: Date | null;
    /** What a value of the month of the prices is multiplied by. */
    readonly gas: number;
    readonly electric: number;
  };
  /** Shares of a dealer's price. */
  readonly channels: { readonly privateParty: number; readonly tradeIn: number };
};
