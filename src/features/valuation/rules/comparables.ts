import type { VehicleType } from '#shared/enums.ts';
import { NARROWEST } from './limits.ts';
import type { Alike, Market } from './steps.ts';

/** A vehicle that others are compared with. */
export type Compared = {
  readonly vehicleType: string;
  readonly year: number;
  readonly mileage: number | null;
  readonly trim: string | null;
  /** Of its VIN; null where there is none. */
  readonly vinKey: string | null;
  /** What its kind of seller and its condition make of a price, as a share: 0.9 asks a tenth less for them. */
  readonly worth: number;
  /** What the valuation makes of its facts, worth included; null where it knows nothing of it. Only shares of it count. */
  readonly value: number | null;
};

/** One for sale here, or sold here of late. */
export type Candidate = Omit<Compared, 'vehicleType'> & {
  readonly id: string;
  readonly priceCents: number;
  /** Who sells it. */
  readonly seller: string;
  readonly demo: boolean;
  /** The price is what was paid: it counts and is never shown. */
  readonly paid: boolean;
  /** From the vehicle in question; null when either has no place. */
  readonly miles: number | null;
};

type Comparable<Kind extends Candidate = Candidate> = Kind & {
  /** What it would ask with the other's year, mileage, condition and kind of seller. */
  readonly carriedCents: number;
};

/** Who was compared, the most alike first, and how far was searched; `miles` null is the whole country. */
export type Found<Kind extends Candidate = Candidate> = {
  readonly asks: readonly Comparable<Kind>[];
  readonly sales: readonly Comparable<Kind>[];
  readonly miles: number | null;
};

export const NO_FOUND: Found<never> = { asks: [], sales: [], miles: null };

/** So many for sale are a market of their own. */
export const MIN_COMPARABLES = 8;
/** Fewer have no voice, but from here on a say against the value: `rules/held.ts`. Under it they are not shown either. */
export const MIN_HEARD = 4;
/** The most alike are enough: more only reach farther. */
const MAX_COMPARED = 40;
const CIRCLES = [100, 250, 500, null] as const;
export const YEARS_APART = 2;
/** No seller speaks for a market: of each no more are heard. */
const OF_ONE_SELLER = 2;
/** Prices further apart than this say nothing about any one vehicle. */
const WIDEST = 0.35;
/** An estimate of an old, cheap car is as wide as such cars are apart: its zones say so, so it may be wider. */
const WIDEST_VALUE = 0.6;

/**
 * What a year and 10,000 miles do to a price, as shares. Cars as measured in used-car sales; the others are our own
 * working figures (docs/decisions/0005-deal-badge.md). Towed and rowed things have no odometer.
 */
const WEAR: Readonly<Record<VehicleType, { readonly year: number; readonly miles: number }>> = {
  CARS: { year: 0.08, miles: 0.023 },
  MOTORCYCLES: { year: 0.07, miles: 0.08 },
  RVS: { year: 0.07, miles: 0.02 },
  BOATS: { year: 0.05, miles: 0 },
  POWERSPORTS: { year: 0.08, miles: 0.08 },
  OTHERS: { year: 0.07, miles: 0.02 },
};
/** Nor is a price carried farther than this by what the valuation says of the difference. */
const MAX_SHARE = 2;
/** No difference in mileage counts for more. */
const MAX_FOR_MILES = 0.25;

const wearOf = (vehicleType: string) => WEAR[vehicleType as VehicleType] ?? WEAR.OTHERS;

/**
 * What a candidate's price would be with the other's facts, in cents: by what the valuation says of the difference (year,
 * miles, trim, condition), else by year, miles and worth alone.
 */
export function carryPrice(candidate: Candidate, to: Compared): number {
  if (candidate.value && to.value)
    return Math.round(candidate.priceCents * Math.min(MAX_SHARE, Math.max(1 / MAX_SHARE, to.value / candidate.value)));
  const wear = wearOf(to.vehicleType);
  const years = (to.year - candidate.year) * wear.year;
  const apart =
    candidate.mileage === null || to.mileage === null ? 0 : ((candidate.mileage - to.mileage) / 10_000) * wear.miles;
  const miles = Math.max(-MAX_FOR_MILES, Math.min(MAX_FOR_MILES, apart));
  return Math.round(candidate.priceCents * Math.exp(years + miles) * (to.worth / candidate.worth));
}

/**
 * What is like a vehicle: two years apart at most, each vehicle once, of each seller a few, in the nearest circle that
 * holds a market, of its own trim where that is enough, without prices far from the others. Where real listings make a market, a demo has no part in it.
 */
export function findAlike<Kind extends Candidate>(pool: readonly Kind[], vehicle: Compared): Found<Kind> {
  const real = findIn(
    pool.filter(({ demo }) => !demo),
    vehicle,
  );
  return real.asks.length >= MIN_COMPARABLES || real.asks.length === pool.length ? real : findIn(pool, vehicle);
}

function findIn<Kind extends Candidate>(pool: readonly Kind[], vehicle: Compared): Found<Kind> {
  const years = pool.filter(({ year }) => Math.abs(year - vehicle.year) <= YEARS_APART);
  const far = new Map(years.map((one) => [one, apartness(one, vehicle)]));
  const closest = onceEach(
    [...years].sort((a, b) => (far.get(a) as number) - (far.get(b) as number) || (a.id < b.id ? -1 : 1)),
    vehicle,
  );
  let found: Found<Kind> = { asks: [], sales: [], miles: null };
  for (const miles of CIRCLES) {
    const near = closest.filter((one) => miles === null || (one.miles !== null && one.miles <= miles));
    const own = near.filter((one) => mayBeSameTrim(one, vehicle));
    const within = own.filter(({ paid }) => !paid).length >= MIN_COMPARABLES ? own : near;
    const kept = withoutOutliers(
      within.slice(0, MAX_COMPARED).map((one) => ({ ...one, carriedCents: carryPrice(one, vehicle) })),
    );
    found = { asks: kept.filter(({ paid }) => !paid), sales: kept.filter(({ paid }) => paid), miles };
    if (found.asks.length >= MIN_COMPARABLES) break;
  }
  return found;
}

/** A vehicle listed twice is one, the vehicle itself is none, and nobody repeats himself into a market. */
function onceEach<Kind extends Candidate>(sorted: readonly Kind[], { vinKey }: Compared): Kind[] {
  const vins = new Set(vinKey === null ? [] : [vinKey]);
  const sellers = new Map<string, number>();
  return sorted.filter((one) => {
    const count = sellers.get(one.seller) ?? 0;
    if (count >= OF_ONE_SELLER || (one.vinKey !== null && vins.has(one.vinKey))) return false;
    sellers.set(one.seller, count + 1);
    if (one.vinKey !== null) vins.add(one.vinKey);
    return true;
  });
}

/** How unlike two vehicles are: a year, 15,000 miles on the clock, 300 miles of road and another trim weigh the same. */
function apartness({ year, mileage, miles, trim }: Candidate, vehicle: Compared): number {
  const clock = mileage === null || vehicle.mileage === null ? 1 : Math.abs(mileage - vehicle.mileage) / 15_000;
  const otherTrim = isSameTrim(trim, vehicle.trim) ? 0 : 1;
  return Math.abs(year - vehicle.year) + Math.min(4, clock) + Math.min(4, (miles ?? 300) / 300) + otherTrim;
}

/** Whether nothing says that it is another trim. */
export const mayBeSameTrim = (a: { readonly trim: string | null }, b: { readonly trim: string | null }): boolean =>
  a.trim === null || b.trim === null || isSameTrim(a.trim, b.trim);

export const isSameTrim = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && a.trim().toLowerCase() === b.trim().toLowerCase();

/** Prices this many robust deviations off are mistakes, baits or another thing; none is called so for being a quarter off. */
const DEVIATIONS = 3;
const [NEVER_OUT, ALWAYS_OUT] = [Math.log(1.4), Math.log(2)];

/** What is usual is what is asked; a sale says nothing against asks. */
function withoutOutliers<Kind extends Comparable>(kinds: readonly Kind[]): Kind[] {
  const asks = kinds.filter(({ paid }) => !paid).map(({ carriedCents }) => Math.log(carriedCents));
  if (asks.length < 3) return [...kinds];
  const middle = medianOf(asks);
  const usual = 1.4826 * medianOf(asks.map((log) => Math.abs(log - middle)));
  const most = Math.min(ALWAYS_OUT, Math.max(NEVER_OUT, DEVIATIONS * usual));
  return kinds.filter(({ carriedCents }) => Math.abs(Math.log(carriedCents) - middle) <= most);
}

/** Dollars in round figures: nobody knows a market to the dollar. */
function roundMarket(cents: number): number {
  const step = cents < 50_000 ? 100 : cents < 500_000 ? 1_000 : 5_000;
  return Math.round(cents / step) * step;
}

/** The middle of what was found, and where four in five of it lie. Null for nothing. */
export function figureFrom({ asks, sales }: Found): Pick<Market, 'cents' | 'low' | 'high'> | null {
  const sorted = [...asks, ...sales].map(({ carriedCents }) => carriedCents).sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const cents = roundMarket(quantile(sorted, 0.5));
  if (cents <= 0) return null;
  const low = Math.min(quantile(sorted, 0.1), cents * (1 - NARROWEST));
  const high = Math.max(quantile(sorted, 0.9), cents * (1 + NARROWEST));
  return { cents, low: roundMarket(low), high: roundMarket(high) };
}

type Ends = Pick<Market, 'cents' | 'low' | 'high'>;
const isWiderThan = ({ cents, low, high }: Ends, share: number): boolean => (high - low) / 2 / cents > share;
export const isTooWide = (figure: Ends): boolean => isWiderThan(figure, WIDEST);
export const isValueTooWide = (figure: Ends): boolean => isWiderThan(figure, WIDEST_VALUE);

/** The market that comparables make; null when they are too few or too far apart. */
export function marketFrom(found: Found, vehicle: Compared): Market | null {
  const figure = found.asks.length < MIN_COMPARABLES ? null : figureFrom(found);
  if (figure === null || isTooWide(figure)) return null;
  const mixed = found.asks.some(
    ({ worth, value }) => worth !== vehicle.worth || (value !== null && vehicle.value !== null),
  );
  const basis = { kind: 'LISTINGS', count: found.asks.length, sales: found.sales.length, miles: found.miles, mixed };
  return { ...figure, basis } as Market;
}

const MAX_SHOWN = 6;

/**
 * What is listed beside a price: evenly from the cheapest to the dearest, so that the few that are shown say what all of
 * them say. Null for too few.
 */
export function toAlike({ asks, miles }: Found): Alike | null {
  if (asks.length < MIN_HEARD) return null;
  const sorted = [...asks].sort((a, b) => a.carriedCents - b.carriedCents || (a.id < b.id ? -1 : 1));
  const shown = Math.min(MAX_SHOWN, sorted.length);
  const listed = Array.from({ length: shown }, (_, at) => sorted[Math.floor(((at + 0.5) / shown) * sorted.length)]);
  return {
    count: asks.length,
    miles,
    listed: listed.flatMap((one) => (one ? [{ id: one.id, asks: one.priceCents, cents: one.carriedCents }] : [])),
  };
}

const medianOf = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] as number, sorted[Math.ceil(at)] as number];
  return low + (high - low) * (at - Math.floor(at));
}
