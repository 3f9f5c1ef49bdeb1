import type { Ctx } from '#platform/context.ts';
import { formatMiles, formatNumber } from '#shared/numbers.ts';
import { fill } from '#shared/text.ts';
import { type Comparable, type Compared, type Found, findAlike, MIN_COMPARABLES } from '../../rules/comparables.ts';
import { deal, comparableWords as words } from '../../words/deal.ts';
import { type NamedModel, type Offer, readKeptPool, seenFrom, type Where } from './pool.ts';

export type ComparedVehicle = NamedModel &
  Compared &
  Where & { /** Its own listing, which is no comparable. */ readonly id: string | null };

/** A listing of this market that a price can be held against. */
type ShownComparable = Pick<Offer, 'id' | 'title' | 'path' | 'place' | 'priceCents' | 'mileage'> & {
  /** "Same model year, 4,200 mi fewer, 34 miles away" */
  readonly why: string;
  /** Its price at the year and mileage of the other, on whose scale it is drawn. */
  readonly carriedCents: number;
};
export type Comparables = {
  readonly shown: readonly ShownComparable[];
  readonly count: number;
  /** How many there are and how far was searched, in a sentence; null when there are too few to say anything. */
  readonly sentence: string | null;
};

const MAX_SHOWN = 6;

/** Listings like a vehicle: the closest six with the reason why each is one, and how many there are within how far. */
export async function findComparables({
  ctx,
  vehicle,
}: {
  ctx: Pick<Ctx, 'db' | 'cache'>;
  vehicle: ComparedVehicle;
}): Promise<Comparables> {
  const pool = await readKeptPool(ctx, vehicle);
  const found = findAlike(seenFrom(pool, vehicle, vehicle.id), vehicle);
  return {
    shown: found.comparables.slice(0, MAX_SHOWN).map((one) => toShown(one, vehicle)),
    count: found.comparables.length,
    sentence: sentenceOf(found),
  };
}

function sentenceOf({ comparables, miles }: Found): string | null {
  if (comparables.length < MIN_COMPARABLES) return null;
  const count = formatNumber(comparables.length);
  return miles === null
    ? fill(deal.comparablesCountry, { count })
    : fill(deal.comparablesWithin, { count, miles: formatNumber(miles) });
}

function toShown(one: Comparable<Offer & { miles: number | null }>, vehicle: Compared): ShownComparable {
  const { id, title, path, place, priceCents, mileage, carriedCents } = one;
  const why = [yearsApart(one.year - vehicle.year), milesApart(one, vehicle), awayOf(one.miles)].filter(Boolean);
  const sentence = why.join(', ');
  const reason = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return { id, title, path, place, priceCents, mileage, carriedCents, why: reason };
}

function yearsApart(years: number): string {
  if (years === 0) return words.sameYear;
  if (Math.abs(years) === 1) return years > 0 ? words.newerOne : words.olderOne;
  return fill(years > 0 ? words.newer : words.older, { n: Math.abs(years) });
}

function milesApart({ mileage }: { mileage: number | null }, vehicle: Compared): string {
  if (mileage === null || vehicle.mileage === null) return '';
  const apart = mileage - vehicle.mileage;
  if (Math.abs(apart) < 1_000) return words.sameMiles;
  const miles = formatMiles(Math.round(Math.abs(apart) / 100) * 100);
  return fill(apart > 0 ? words.moreMiles : words.fewerMiles, { miles });
}

function awayOf(miles: number | null): string {
  if (miles === null) return '';
  return miles < 10 ? words.near : fill(words.away, { n: formatNumber(Math.round(miles)) });
}
