import { formatDate } from '#shared/dates.ts';
import { type Answers, textAnswer } from '#shared/answers.ts';
import { factsBriefOf } from '../rules/brief.ts';
import { conditionFactsOf, factsOf } from '../rules/facts.ts';
import type { PublicListing, PublicSeller } from '../rules/public.ts';
import { type ToldGroup, tellConditions } from '../words/condition-facts.ts';
import { fill } from '#shared/text.ts';
import { zoneOf } from '../rules/day-hours.ts';
import { directionsTo, placeLine } from '../rules/place-line.ts';
import { listing as words } from '../words/listing.ts';
import { detailGroups } from '../words/listing-page.ts';
import type { Fact } from '#ui/types.ts';
import type { Place, Seller } from './types.ts';

/** Where nothing says whose clocks count. */
const COUNTRY = 'America/New_York';

/** A day by the clocks of the listing it is about, not the reader's: a cached page is the same for everybody. */
export const toDay = (iso: string | null, now: Date, timeZone = COUNTRY): string | undefined =>
  iso === null ? undefined : formatDate(iso, { now, timeZone });

/** "72,400 mi · Orlando, FL 32801", "3 bd · 2 ba · Tampa, FL 33602". */
export function toLine(listing: PublicListing, brief: readonly string[] = factsBriefOf(listing)): string {
  const { city, region, postcode } = listing.place;
  const place = [[city, region].filter(Boolean).join(', '), postcode].filter(Boolean).join(' ');
  return [...brief, place].filter(Boolean).join(' · ');
}

const toRow = ({ label, text }: { label: string; text: string }): Fact => ({ label, value: text });

const NUMBERS = [
  ['vin', 'VIN'],
  ['hin', 'HIN'],
  ['serialNumber', 'Serial number'],
] as const;

/** What it is, then how it is, then how to see it. The number of one vehicle only where its seller shows it. */
export function toFacts(details: Answers): Fact[] {
  return [
    ...factsOf('vehicle', details).map(toRow),
    ...factsOf('condition', details).map(toRow),
    ...factsOf('viewing', details).map(toRow),
    ...NUMBERS.flatMap(([id, label]) => (textAnswer(details, id) ? [{ label, value: textAnswer(details, id) }] : [])),
  ];
}

export const toAnswerGroups = (details: Answers): ToldGroup[] =>
  (['accessories', 'health'] as const).map((group) =>
    tellConditions(conditionFactsOf(group, details), detailGroups[group]),
  );

/** Directions only where the street itself is public. */
export function toPlace(listing: PublicListing, now: Date): Place {
  const label = placeLine(listing);
  const place = { label, ...areaOf(listing) };
  if (!textAnswer(listing.details, 'street')) return { ...place, coarse: true, ...noteOn(listing, now) };
  return { ...place, coarse: false, directionsHref: directionsTo(label) };
}

function areaOf({ place: { latitude: lat, longitude: lng, city, region } }: PublicListing): Pick<Place, 'area'> {
  if (lat === null || lng === null) return {};
  return { area: { spot: { lat, lng }, town: [city, region].filter(Boolean).join(', ') } };
}

/** When its street is told, by the clocks of the place. */
function noteOn({ streetTold, place }: PublicListing, now: Date): { note?: string } {
  if (streetTold?.kind === 'with-time') return { note: words.streetWithTime };
  if (streetTold?.kind !== 'from') return {};
  return { note: fill(words.streetFrom, { day: formatDate(streetTold.at, { now, timeZone: zoneOf(place) }) }) };
}

/** Nobody publishes without a confirmed address, so that is said of every seller. */
export const toSeller = (seller: PublicSeller): Seller => ({
  name: seller.name,
  emailConfirmed: true,
  kind: seller.type === 'DEALERSHIP' ? 'dealer' : 'private',
  since: String(new Date(seller.since).getUTCFullYear()),
  ...(seller.path ? { href: seller.path } : {}),
  ...(seller.logo ? { logo: seller.logo } : {}),
});
