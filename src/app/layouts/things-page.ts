import { CATEGORIES, type CategoryRecord } from '#features/listings/rules/categories.ts';
import { dayHoursOf, openingsOf, zoneOf } from '#features/listings/rules/day-hours.ts';
import { factsOf } from '#features/listings/rules/facts.ts';
import { nextTurn, openNow, openUntil } from '#features/listings/rules/open-now.ts';
import type { PublicListing } from '#features/listings/rules/public.ts';
import { garageJsonLd, openHouseJsonLd, propertyJsonLd, thingJsonLd } from '#features/listings/rules/things-json-ld.ts';
import { SECTIONS, sectionOf } from '#features/search/rules/sections.ts';
import { fill } from '#shared/text.ts';
import { stateName } from '#shared/us-states.ts';
import { listingPage } from '#features/listings/words/listing-page.ts';
import { priceWords } from '#features/listings/words/price.ts';
import { SECTION_WORDS } from '#features/search/words/sections.ts';
import { thingsPage as words } from '#features/listings/words/things.ts';
import type { Crumb, Fact } from '#ui/types.ts';

const JSON_LD: Readonly<Record<CategoryRecord['schema'], typeof thingJsonLd>> = {
  Product: thingJsonLd,
  SaleEvent: garageJsonLd,
  RealEstateListing: propertyJsonLd,
  Event: openHouseJsonLd,
};

/** The schema.org description of a listing that is no vehicle. */
export const jsonLdOf = (listing: PublicListing, origin: string): object =>
  JSON_LD[CATEGORIES[listing.category].schema](listing, origin);

/** From the home page over its part of the market, and its state there, to the listing. */
export function crumbsOf(listing: PublicListing): Crumb[] {
  const section = sectionOf(listing.category);
  const { region } = listing.place;
  return [
    { label: listingPage.home, href: '/' },
    ...(section.id === 'items' ? [{ label: SECTION_WORDS.garage.name, href: SECTIONS.garage.path }] : []),
    { label: SECTION_WORDS[section.id].name, href: section.path },
    ...(region ? [{ label: stateName(region), href: `${section.path}/in/${region.toLowerCase()}` }] : []),
    { label: listing.title },
  ];
}

const toFact = ({ label, text }: { label: string; text: string }): Fact => ({ label, value: text });

/** What it is, then how one sees it. */
export const factsFor = ({ details }: PublicListing): Fact[] =>
  (['home', 'sale', 'thing', 'condition', 'viewing'] as const).flatMap((group) => factsOf(group, details).map(toFact));

/** What the list of others is called, and where all of them are. */
export function moreLike({ category }: PublicListing): { title: string; more: { href: string; label: string } } {
  const section = sectionOf(category);
  const { title, all } = SECTION_WORDS[section.id].similar;
  return { title, more: { href: section.path, label: all } };
}

/** When its page changes by itself: its street is told, or its hours, or those of the sale it is part of, begin or end. */
export function nextChange(now: Date, ...shown: readonly (PublicListing | null)[]): string | undefined {
  const turns = shown.flatMap((listing) => (listing ? turnsOf(listing, now) : []));
  return turns.sort()[0];
}

function turnsOf({ streetTold, details, place }: PublicListing, now: Date): string[] {
  const [days, timeZone] = [dayHoursOf(details.days), zoneOf(place)];
  const said = openUntil(openNow(openingsOf(days, timeZone), now), { now, timeZone });
  const turns = [nextTurn(days, timeZone, now), said].flatMap((at) => at?.toISOString() ?? []);
  return streetTold?.kind === 'from' ? [...turns, streetTold.at] : turns;
}

/** What search engines show under the title. */
export function describe(listing: PublicListing, brief: readonly string[]): string {
  const place = [listing.place.city, listing.place.region].filter(Boolean).join(', ');
  const start = listing.description.replace(/\s+/g, ' ').slice(0, 110);
  if (CATEGORIES[listing.category].stay !== null)
    return fill(words.metaSale, { title: listing.title, place, when: brief[0] ?? '', start });
  return fill(listingPage.metaDescription, {
    title: listing.title,
    place,
    price: priceWords({ ...listing.price, cents: listing.price?.cents }),
    start,
  });
}
