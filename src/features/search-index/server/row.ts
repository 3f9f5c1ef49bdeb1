import { LISTING_CATEGORY_LABELS } from '#features/listings/rules/categories.ts';
import type { Deal } from '#features/valuation/rules/steps.ts';
import type { ListingStatus } from '#shared/enums.ts';
import { GOODS_LABELS } from '#features/listings/rules/goods.ts';
import { BODY_LABELS, FUEL_LABELS, TRANSMISSION_LABELS, VEHICLE_TYPE_LABELS } from '#shared/labels.ts';
import { type Answers, numberAnswer, textAnswer } from '#shared/answers.ts';
import { isListed } from '#features/listings/rules/status.ts';
import { familyOf } from '#features/vehicles/rules/model-families.ts';
import { HOME_TYPE_LABELS } from '#features/listings/rules/property.ts';
import { comparedCents } from '#features/listings/rules/price.ts';
import { valuesIn } from '#features/search/rules/attributes.ts';
import { FEATURE_LABELS } from '#features/search/rules/features.ts';
import { CODED_LISTS, type CodedList, type FigureFilter } from '#features/search/rules/filters-by-kind.ts';
import { wordsOf } from '#features/search/rules/words.ts';
import { slugify } from '#shared/slug.ts';
import { stateName } from '#shared/us-states.ts';
import { classLabel } from '#features/vehicles/rules/vehicle-classes.ts';
import type * as schema from '#features/schema.ts';

/** What the index reads of a listing. */
export type IndexedListing = Pick<
  typeof schema.listings.$inferSelect,
  | 'id'
  | 'category'
  | 'status'
  | 'title'
  | 'description'
  | 'priceCents'
  | 'city'
  | 'region'
  | 'latitude'
  | 'longitude'
  | 'vehicleType'
  | 'make'
  | 'model'
  | 'year'
  | 'mileage'
  | 'details'
  | 'publishedAt'
  | 'updatedAt'
> & {
  /** The badge; a listing that was just written has none. */
  readonly deal?: unknown;
};

export type Coded = CodedList['coded'];
/** Attributes that have a code in the dictionary. */
export const CODED: readonly Coded[] = CODED_LISTS.map(({ coded }) => coded);
export type Term = { readonly kind: Coded | 'trim'; readonly key: string; readonly label: string };

const MAX_KEY_LENGTH = 80;

/** As a name stands in addresses; names without a Latin letter keep their own. */
export const termKey = (label: string): string =>
  slugify(label) || label.trim().toLowerCase().slice(0, MAX_KEY_LENGTH).toWellFormed();

/** Whether the listing shows up in lists at all. */
export const belongsInSearch = ({ status, publishedAt }: Pick<IndexedListing, 'status' | 'publishedAt'>): boolean =>
  isListed(status as ListingStatus) && publishedAt !== null;

const answersOf = ({ details }: Pick<IndexedListing, 'details'>) => (details ?? {}) as Answers;
const detail = (listing: Pick<IndexedListing, 'details'>, name: string): string => textAnswer(answersOf(listing), name);

/** What the index works out by itself. */
const COMPUTED = {
  dealStep: (listing: IndexedListing): string => ratedDeal(listing)?.step ?? '',
  comparedPrice: ({ priceCents }: IndexedListing): number | null =>
    priceCents === null ? null : comparedCents(priceCents),
};

function nameOf(listing: IndexedListing, { reads }: CodedList): string {
  if ('computed' in reads) return COMPUTED[reads.computed](listing);
  return 'answer' in reads ? detail(listing, reads.answer) : (listing[reads.listing] ?? '');
}

/** The figure that a filter compares, in the unit of its column. */
export function figureOf(listing: IndexedListing, filter: FigureFilter): number | null {
  const { reads } = filter;
  if ('computed' in reads) return COMPUTED[reads.computed](listing);
  const figure = 'answer' in reads ? numberAnswer(answersOf(listing), reads.answer) : listing[reads.listing];
  return figure === null ? null : Math.round(figure * ('scale' in filter ? filter.scale : 1));
}

const namesOf = (listing: IndexedListing) =>
  Object.fromEntries(CODED_LISTS.map((list) => [list.coded, nameOf(listing, list)])) as Record<Coded, string>;

/** The badge, of a price that has one. A new price has none until it was looked at. */
export function ratedDeal({ deal, priceCents }: Pick<IndexedListing, 'deal' | 'priceCents'>) {
  const rated = deal as Deal | null;
  return rated?.kind === 'rated' && rated.priceCents === priceCents ? rated : null;
}

/** The dictionary's terms of a listing; attributes without a value are left out. */
export function termsOf(listing: IndexedListing): Term[] {
  return (Object.entries({ ...namesOf(listing), trim: detail(listing, 'trim') }) as [Term['kind'], string][]).flatMap(
    ([kind, label]) => {
      const key = termKey(label);
      return key === '' ? [] : [{ kind, key, label: label.trim() }];
    },
  );
}

const labelIn = (labels: Readonly<Record<string, string>>, value: string): string => labels[value] ?? '';

/** The words of the title, and all words that the listing can be found by, the title's included. */
export function textOf(listing: IndexedListing): { title: string[]; words: string[] } {
  const { category, vehicleType, vehicleClass, style, homeType } = namesOf(listing);
  const more = [
    listing.make,
    listing.model,
    // A 328i is looked for as a 3 Series too.
    listing.make && listing.model ? familyOf(listing.make, listing.model) : null,
    labelIn(LISTING_CATEGORY_LABELS, category),
    labelIn(VEHICLE_TYPE_LABELS, vehicleType),
    classLabel(vehicleClass),
    labelIn(BODY_LABELS, style),
    labelIn(HOME_TYPE_LABELS, homeType),
    ...valuesIn('goods', answersOf(listing)).map((kind) => GOODS_LABELS[kind]),
    ...valuesIn('features', answersOf(listing)).map((feature) => FEATURE_LABELS[feature]),
    labelIn(FUEL_LABELS, detail(listing, 'fuel')),
    labelIn(TRANSMISSION_LABELS, detail(listing, 'transmission')),
    detail(listing, 'exteriorColor').toLowerCase().replaceAll('_', ' '),
    listing.city,
    listing.region ? stateName(listing.region) : '',
  ];
  // Each on a line of its own, so that neighbours are not taken for one name.
  const all = [listing.title, ...more, listing.description].filter(Boolean).join(' \n; ');
  return { title: wordsOf(listing.title), words: wordsOf(all) };
}
