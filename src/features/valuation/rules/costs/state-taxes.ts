/**
 * What a state takes of a used vehicle's price: percent of the price, and local taxes as a range because they depend on
 * the street. Checked state by state against stored public pages, not against the states' live pages. Where no figure could
 * be confirmed, `rate` is null or the figure is left out, and `why` says so.
 * Sources and what was left out: docs/decisions/0043-what-a-vehicle-costs.md.
 */
export type StateTax = {
  /** Of a private sale; null where it is not known. */
  readonly rate: number | null;
  /** Of a dealer's sale, where it differs. */
  readonly dealerRate?: number | null;
  /** Least and most that counties and cities add, in percent. */
  readonly local?: readonly [number, number];
  /** Local tax is due on so many dollars at most. */
  readonly localUpTo?: number;
  /** Local tax is due on dealers' sales alone. */
  readonly localByDealers?: true;
  /** Least and most that is taken, in dollars. */
  readonly least?: number;
  readonly most?: number;
  /** A fixed amount on top of the rate, in dollars. */
  readonly plus?: number;
  /** Below these dollars other rules hold, and nothing is reckoned. */
  readonly knownFrom?: number;
  /** Another rate from these dollars on. */
  readonly above?: { readonly dollars: number; readonly rate: number };
  readonly why?: keyof typeof TAX_NOTES;
  /** Title fee and first registration of a car, in dollars, where they are narrower than for the country. */
  readonly title?: readonly [number, number];
  readonly registration?: readonly [number, number];
  /** Who has the final figure. */
  readonly office: string;
};

/** What has to be known about a figure, in a sentence. */
export const TAX_NOTES = {
  book: 'On a private sale, the state may tax its own value of the vehicle instead of the price.',
  table: 'The tax on private sales comes from a table by price and age.',
  weight: 'The tax depends on the weight, fuel economy, and value of the vehicle.',
  unsure: 'Public sources disagree about private sales.',
  title: 'It’s a one-time title tax, in place of sales tax. On a private sale, it’s based on the state’s own value.',
  document: 'It’s a document fee on the price or the book value, whichever is higher, in place of sales tax.',
  capped: 'It’s a one-time fee of at most $500, in place of sales tax.',
  cheap: 'Other rules may apply to vehicles at this price.',
  higher: 'The tax is on the price or the book value, whichever is higher.',
  single: 'This includes $44 for the state’s tax on single items.',
  pending: 'A 2026 bill would lower this tax. We couldn’t confirm whether it passed.',
  towns: 'Only some cities and boroughs add a local tax, and some of them cap it.',
} as const;

/** When these figures were checked. */
export const RECORDED = '2026-11';
/** For the whole country, in dollars: title fees from Arizona to Maryland; registration is rough, by weight, age and value. */
export const TITLE_FEE = [4, 200] as const;
export const REGISTRATION = [15, 700] as const;

export const STATE_TAXES: Readonly<Record<string, StateTax>> = {
  AL: { rate: 2, local: [0, 5], office: 'https://www.revenue.alabama.gov' },
  AK: { rate: 0, local: [0, 7], why: 'towns', title: [15, 15], office: 'https://dmv.alaska.gov' },
  AZ: {
    rate: null,
    dealerRate: 5.6,
    local: [0, 5.3],
    localByDealers: true,
    why: 'unsure',
    title: [4, 4],
    office: 'https://azdor.gov',
  },
  AR: {
    rate: 6.5,
    local: [0, 5.5],
    localUpTo: 2_500,
    knownFrom: 15_000,
    why: 'cheap',
    office: 'https://www.dfa.arkansas.gov',
  },
  CA: { rate: 7.25, local: [0, 4], office: 'https://www.cdtfa.ca.gov' },
  CO: { rate: 2.9, local: [0, 8.3], office: 'https://tax.colorado.gov' },
  CT: { rate: 6.35, above: { dollars: 50_000, rate: 7.75 }, office: 'https://portal.ct.gov/drs' },
  DC: { rate: null, why: 'weight', title: [26, 26], registration: [36, 500], office: 'https://dmv.dc.gov' },
  DE: { rate: 5.25, why: 'document', title: [35, 55], office: 'https://dmv.de.gov' },
  FL: {
    rate: 6,
    local: [0, 2],
    localUpTo: 5_000,
    title: [75, 86],
    registration: [28, 300],
    office: 'https://www.flhsmv.gov',
  },
  GA: { rate: 7, why: 'title', title: [18, 18], registration: [20, 20], office: 'https://dor.georgia.gov' },
  HI: {
    rate: null,
    dealerRate: 4,
    local: [0, 0.5],
    localByDealers: true,
    why: 'unsure',
    office: 'https://tax.hawaii.gov',
  },
  IA: { rate: 5, office: 'https://revenue.iowa.gov' },
  ID: { rate: 6, office: 'https://tax.idaho.gov' },
  IL: {
    rate: null,
    dealerRate: 6.25,
    local: [0, 4.75],
    localByDealers: true,
    why: 'table',
    title: [165, 165],
    registration: [151, 251],
    office: 'https://tax.illinois.gov',
  },
  IN: { rate: 7, office: 'https://www.in.gov/dor' },
  KS: { rate: 6.5, local: [0, 5.1], office: 'https://www.ksrevenue.gov' },
  KY: { rate: 6, why: 'book', office: 'https://drive.ky.gov' },
  LA: { rate: 5, local: [0, 7], office: 'https://revenue.louisiana.gov' },
  MA: {
    rate: 6.25,
    why: 'book',
    title: [75, 75],
    registration: [60, 60],
    office: 'https://www.mass.gov/orgs/massachusetts-department-of-revenue',
  },
  MD: { rate: 6.5, why: 'book', title: [200, 200], office: 'https://mva.maryland.gov' },
  ME: { rate: 5.5, office: 'https://www.maine.gov/revenue' },
  MI: { rate: 6, office: 'https://www.michigan.gov/treasury' },
  MN: { rate: 6.875, knownFrom: 3_000, why: 'cheap', office: 'https://www.revenue.state.mn.us' },
  MO: { rate: 4.225, local: [0, 5.9], office: 'https://dor.mo.gov' },
  MS: { rate: 5, why: 'book', office: 'https://www.dor.ms.gov' },
  MT: { rate: 0, office: 'https://mvdmt.gov' },
  NC: { rate: 3, why: 'book', office: 'https://www.ncdot.gov/dmv' },
  ND: { rate: 5, office: 'https://www.dot.nd.gov' },
  NE: { rate: 5.5, local: [0, 2], office: 'https://revenue.nebraska.gov' },
  NH: { rate: 0, office: 'https://www.dmv.nh.gov' },
  NJ: { rate: 6.625, title: [60, 110], office: 'https://www.nj.gov/treasury/taxation' },
  NM: { rate: 4, why: 'book', office: 'https://www.mvd.newmexico.gov' },
  NV: { rate: 0, dealerRate: 6.85, local: [0, 1.525], localByDealers: true, office: 'https://tax.nv.gov' },
  NY: { rate: 4, local: [0, 4.875], office: 'https://www.tax.ny.gov' },
  OH: { rate: 5.75, local: [0.75, 2.25], office: 'https://tax.ohio.gov' },
  OK: { rate: 4.5, why: 'pending', office: 'https://oklahoma.gov/service.html' },
  OR: { rate: 0, office: 'https://www.oregon.gov/dor' },
  PA: { rate: 6, local: [0, 2], why: 'book', office: 'https://www.pa.gov/agencies/revenue' },
  RI: { rate: 7, why: 'book', office: 'https://tax.ri.gov' },
  SC: { rate: 5, most: 500, why: 'capped', office: 'https://dor.sc.gov' },
  SD: { rate: 4, office: 'https://dor.sd.gov' },
  TN: {
    rate: 7,
    plus: 44,
    knownFrom: 3_200,
    local: [1.5, 2.75],
    localUpTo: 1_600,
    why: 'single',
    office: 'https://www.tn.gov/revenue',
  },
  TX: { rate: 6.25, why: 'book', title: [28, 33], registration: [51, 96], office: 'https://comptroller.texas.gov' },
  UT: { rate: 4.85, local: [1.25, 4.2], office: 'https://tax.utah.gov' },
  VA: { rate: 4.15, least: 75, title: [15, 15], office: 'https://www.dmv.virginia.gov' },
  VT: { rate: 6, why: 'higher', title: [35, 35], office: 'https://dmv.vermont.gov' },
  WA: { rate: 7, local: [0.5, 4.1], office: 'https://dor.wa.gov' },
  WI: { rate: 5, local: [0, 2.9], title: [164.5, 164.5], office: 'https://www.revenue.wi.gov' },
  WV: { rate: 6, why: 'book', office: 'https://transportation.wv.gov/dmv' },
  WY: { rate: 4, local: [0, 2], office: 'https://revenue.wyo.gov' },
};
