import type { VehicleType } from '#shared/enums.ts';
import type { Market } from './steps.ts';

/** A vehicle that others are compared with. */
export type Compared = {
  readonly vehicleType: string;
  readonly year: number;
  readonly mileage: number | null;
};

/** One for sale here. */
export type Candidate = {
  readonly id: string;
  readonly priceCents: number;
  readonly year: number;
  readonly mileage: number | null;
  /** From the vehicle in question; null when either has no place. */
  readonly miles: number | null;
};

export type Comparable<Kind extends Candidate = Candidate> = Kind & {
  /** What it would ask with the other's year and mileage. */
  readonly carriedCents: number;
};

/** Who was compared, and how far was searched; `miles` null is the whole country. */
export type Found<Kind extends Candidate = Candidate> = {
  readonly comparables: readonly Comparable<Kind>[];
  readonly miles: number | null;
};

/** Fewer say nothing about a market. */
export const MIN_COMPARABLES = 4;
/** So many are a market of their own: no need to look farther. */
const ENOUGH = 8;
const CIRCLES = [100, 250, 500, null] as const;
const YEARS_APART = [2, 4] as const;

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
/** No difference in mileage counts for more. */
const MAX_FOR_MILES = 0.25;

const wearOf = (vehicleType: string) => WEAR[vehicleType as VehicleType] ?? WEAR.OTHERS;

/** What a candidate's price would be at the year and mileage of the other, in cents. */
export function carryPrice(candidate: Candidate, to: Compared): number {
  const wear = wearOf(to.vehicleType);
  const years = (to.year - candidate.year) * wear.year;
  const apart =
    candidate.mileage === null || to.mileage === null ? 0 : ((candidate.mileage - to.mileage) / 10_000) * wear.miles;
  const miles = Math.max(-MAX_FOR_MILES, Math.min(MAX_FOR_MILES, apart));
  return Math.round(candidate.priceCents * Math.exp(years + miles));
}

/** The nearest circle and the closest years that hold enough; else whatever the country has. */
export function findAlike<Kind extends Candidate>(pool: readonly Kind[], vehicle: Compared): Found<Kind> {
  const closest = [...pool].sort((a, b) => apartness(a, vehicle) - apartness(b, vehicle) || (a.id < b.id ? -1 : 1));
  let widest: readonly Kind[] = [];
  for (const years of YEARS_APART) {
    const own = closest.filter(({ year }) => Math.abs(year - vehicle.year) <= years);
    widest = own;
    for (const circle of CIRCLES) {
      const within = own.filter(({ miles }) => circle === null || (miles !== null && miles <= circle));
      if (within.length >= ENOUGH) return { comparables: carried(within, vehicle), miles: circle };
    }
  }
  return { comparables: carried(widest, vehicle), miles: null };
}

const carried = <Kind extends Candidate>(kinds: readonly Kind[], vehicle: Compared): Comparable<Kind>[] =>
  kinds.map((one) => ({ ...one, carriedCents: carryPrice(one, vehicle) }));

/** How unlike two vehicles are: a year, 15,000 miles on the clock and 300 miles of road weigh the same. */
function apartness({ year, mileage, miles }: Candidate, vehicle: Compared): number {
  const clock = mileage === null || vehicle.mileage === null ? 1 : Math.abs(mileage - vehicle.mileage) / 15_000;
  return Math.abs(year - vehicle.year) + Math.min(4, clock) + Math.min(4, (miles ?? 300) / 300);
}

/** The market that comparables make; null when they are too few. */
export function marketFrom({ comparables, miles }: Found): Market | null {
  if (comparables.length < MIN_COMPARABLES) return null;
  const sorted = comparables.map(({ carriedCents }) => carriedCents).sort((a, b) => a - b);
  const cents = Math.round(quantile(sorted, 0.5));
  if (cents <= 0) return null;
  const spread = (quantile(sorted, 0.9) - quantile(sorted, 0.1)) / 2 / cents;
  return { cents, spread, basis: { kind: 'LISTINGS', count: comparables.length, miles } };
}

function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] as number, sorted[Math.ceil(at)] as number];
  return low + (high - low) * (at - Math.floor(at));
}
