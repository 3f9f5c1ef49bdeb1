import { GOODS, GOODS_LABELS, type Goods } from '#features/listings/rules/goods.ts';
import { NO_FILTERS, type SearchFilters } from './filters.ts';
import { stateOfSlug } from './landing.ts';
import { SECTIONS, type SectionId } from './sections.ts';

/** A sort of thing within a part of the market that has a page of its own. */
export type LandingType = {
  readonly slug: string;
  /** Several of them, in a sentence: "boats", "homes for rent". */
  readonly things: string;
  readonly filters: Partial<SearchFilters>;
};

/** The parts of the market that have pages by place and type; cars have theirs by make and model besides. */
export type LandingSection = Exclude<SectionId, 'market'>;
export const LANDING_SECTIONS = Object.values(SECTIONS)
  .map(({ id }) => id)
  .filter((id) => id !== 'market');

/** A page to land on: a part of the market, one sort of it, one state, or both. */
export type SectionLanding = {
  readonly section: LandingSection;
  readonly type: LandingType | null;
  readonly state: string | null;
};

/** The one whose pages begin with an address, written without the slash that begins it. */
export const landingSectionAt = (address: string | undefined): LandingSection | undefined =>
  LANDING_SECTIONS.find((id) => SECTIONS[id].path === `/${address}`);

const VEHICLES: readonly LandingType[] = [
  { slug: 'rvs', things: 'RVs', filters: { vehicle_type: ['RVS'] } },
  { slug: 'motorcycles', things: 'motorcycles', filters: { vehicle_type: ['MOTORCYCLES'] } },
  { slug: 'boats', things: 'boats', filters: { vehicle_type: ['BOATS'] } },
  {
    slug: 'powersports',
    things: 'ATVs, snowmobiles, and other powersports',
    filters: { vehicle_type: ['POWERSPORTS'] },
  },
];
const HOMES: readonly LandingType[] = [
  { slug: 'for-rent', things: 'homes for rent', filters: { category: ['PROPERTY_RENTAL'] } },
  { slug: 'for-sale', things: 'homes for sale by owner', filters: { category: ['PROPERTY_OWNER'] } },
  { slug: 'open-houses', things: 'open houses', filters: { category: ['PROPERTY_OPEN'] } },
];

const words = (goods: Goods): string => GOODS_LABELS[goods].charAt(0).toLowerCase() + GOODS_LABELS[goods].slice(1);
const byGoods = (things: (of: string) => string): LandingType[] =>
  GOODS.filter((goods) => goods !== 'OTHER').map((goods) => ({
    slug: goods.toLowerCase(),
    things: things(words(goods)),
    filters: { goods: [goods] },
  }));

const TYPES: Readonly<Partial<Record<LandingSection, readonly LandingType[]>>> = {
  cars: VEHICLES,
  property: HOMES,
  garage: byGoods((goods) => `garage sales with ${goods}`),
  items: byGoods((goods) => `${goods} from garage sales`),
};

export const LANDING_TYPES = Object.fromEntries(
  LANDING_SECTIONS.map((section) => [section, TYPES[section] ?? []]),
) as Readonly<Record<LandingSection, readonly LandingType[]>>;

/** What the page shows several of: "homes for rent". */
export const landingThings = ({ section, type }: SectionLanding): string => type?.things ?? SECTIONS[section].things;

/** `/property`, `/property/in/fl`, `/property/type/for-rent`, `/property/type/for-rent/fl`. */
export function sectionLandingPath({ section, type, state }: SectionLanding, page = 1): string {
  const { path } = SECTIONS[section];
  const place = state?.toLowerCase();
  const rest = type ? `/type/${type.slug}${place ? `/${place}` : ''}` : place ? `/in/${place}` : '';
  return page > 1 ? `${path}${rest}?page=${page}` : path + rest;
}

/** What the page is about, as a search of the whole market. */
export const sectionLandingFilters = ({ section, type, state }: SectionLanding): SearchFilters => ({
  ...NO_FILTERS,
  category: SECTIONS[section].categories ?? [],
  ...type?.filters,
  ...(state ? { state: [state] } : {}),
});

/** What an address is about; null for words that mean nothing here. */
export function findSectionLanding(asked: {
  readonly section: LandingSection;
  readonly type?: string | undefined;
  readonly state?: string | undefined;
}): SectionLanding | null {
  const type = asked.type === undefined ? null : LANDING_TYPES[asked.section].find(({ slug }) => slug === asked.type);
  const state = asked.state === undefined ? null : stateOfSlug(asked.state);
  if (type === undefined || (asked.state !== undefined && state === null)) return null;
  return { section: asked.section, type, state };
}
