import { formatMoney } from '#shared/money.ts';
import { formatNumber } from '#shared/numbers.ts';
import { landingThings, type SectionLanding, sectionLandingPath } from '../rules/section-landing.ts';
import { SECTIONS } from '../rules/sections.ts';
import { fill } from '#shared/text.ts';
import { stateName } from '#shared/us-states.ts';
import { listingPage } from '#features/listings/words/listing-page.ts';
import { sectionLanding as words } from '#features/listings/words/market.ts';
import type { Crumb } from '#ui/types.ts';
import { SECTION_WORDS } from '../words/sections.ts';
import type { CountedLink } from './counted-link.ts';

type Page = { readonly landing: SectionLanding; readonly count: number };
type Prices = { readonly low: number; readonly median: number; readonly high: number } | null;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Homes for rent in Florida" */
export function sectionTitle(landing: SectionLanding): string {
  const things = capital(landingThings(landing));
  return landing.state ? fill(words.inState, { things, state: stateName(landing.state) }) : things;
}

/** How many there are and what they cost. A sale has no price, and a mix of rents and prices has none that says anything. */
export function sectionLead({ section, type }: SectionLanding, count: number, prices: Prices): string {
  if (count === 0) return words.leadNone;
  if (count === 1) return words.leadOne;
  const n = formatNumber(count);
  const isRent = type?.slug === 'for-rent';
  const says = section !== 'garage' && (section !== 'property' || (type !== null && type.slug !== 'open-houses'));
  if (!prices || !says || prices.low === prices.high) return fill(words.lead, { count: n });
  const [low, median, high] = [prices.low, prices.median, prices.high].map((cents) => formatMoney(cents));
  return fill(isRent ? words.leadRents : words.leadPrices, {
    count: n,
    low: low ?? '',
    median: median ?? '',
    high: high ?? '',
  });
}

export function sectionCrumbs(landing: SectionLanding): Crumb[] {
  const { section, type, state } = landing;
  const trail: Crumb[] = [
    { label: listingPage.home, href: '/' },
    ...(section === 'items' ? [{ label: SECTION_WORDS.garage.name, href: SECTIONS.garage.path }] : []),
    { label: SECTION_WORDS[section].name, href: SECTIONS[section].path },
    ...(type ? [{ label: capital(type.things), href: sectionLandingPath({ section, type, state: null }) }] : []),
    ...(state ? [{ label: stateName(state), href: sectionLandingPath(landing) }] : []),
  ];
  return trail.map((crumb, at) => (at === trail.length - 1 ? { label: crumb.label } : crumb));
}

const MAX_LINKS = 60;
const toLink = ({ landing, count }: Page, label: string): CountedLink => ({
  href: sectionLandingPath(landing),
  label,
  count,
});

/** Pages of the same part and type, by state, in the order of the alphabet. */
export const stateLinks = (
  pages: readonly Page[],
  { section, type }: Pick<SectionLanding, 'section' | 'type'>,
): CountedLink[] =>
  pages
    .filter(({ landing }) => landing.section === section && landing.type?.slug === type?.slug && landing.state !== null)
    .map((page) => toLink(page, stateName(page.landing.state ?? '')))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
    .slice(0, MAX_LINKS);

/** Pages of the types of the same part, in the same state. */
export const typeLinks = (pages: readonly Page[], { section, type, state }: SectionLanding): CountedLink[] =>
  pages
    .filter(
      ({ landing }) =>
        landing.section === section &&
        landing.type !== null &&
        landing.type.slug !== type?.slug &&
        landing.state === state,
    )
    .map((page) => toLink(page, capital(page.landing.type?.things ?? '')))
    .slice(0, MAX_LINKS);
