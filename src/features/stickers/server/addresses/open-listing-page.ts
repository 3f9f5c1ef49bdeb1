import type { ListingCategory } from '#shared/enums.ts';
import type { HistoryEntry, PublicListing } from '#features/listings/rules/public.ts';
import { parseListingPath } from '#features/listings/rules/listing-path.ts';
import type { FoundListing } from '#features/search/rules/result.ts';
import { textAnswer } from '#shared/answers.ts';
import type { Ctx } from '#platform/context.ts';
import { findComparables, type ShownComparable } from '#features/valuation/server/deals/index.ts';
import { openListing } from '#features/listings/server/index.ts';
import { readScanned, type Scanned } from '../index.ts';
import { listKin, listSimilar } from '#features/search/server/index.ts';
import { liveIndex } from '#features/search-index/server/index.ts';

/** Listings shown below one. */
const SIMILAR = 4;

/** What a listing's address leads to. */
export type ListingPage =
  | { readonly kind: 'missing' }
  | { readonly kind: 'moved'; readonly answer: Response }
  | { readonly kind: 'gone'; readonly id: string; readonly tags: string[] }
  | {
      readonly kind: 'open';
      readonly listing: PublicListing;
      readonly history: HistoryEntry[];
      readonly similar: readonly FoundListing[];
      /** What its price was rated beside. */
      readonly comparables: readonly ShownComparable[];
      readonly scan: Scanned;
      readonly now: Date;
      /** Of everything that is shown: a price or a sale there must show here too. */
      readonly tags: string[];
    };

type Asked = {
  readonly category: ListingCategory;
  /** The last part of the address: `{id}-{slug}`. */
  readonly word: string | undefined;
  readonly url: URL;
};

/** Kept like a page, until the listing changes. */
const movedForGood = (location: string, tags: readonly string[]) =>
  new Response(null, { status: 301, headers: { location, 'x-cache-tags': tags.join(',') } });

const movedForNow = (location: string) => new Response(null, { status: 302, headers: { location } });

/**
 * Reads everything that the pages of all categories show, in two rounds: what the address alone tells, then what is
 * found beside the listing. Old slugs and codes that are on it no more lead to the one
 * address.
 */
export async function openListingPage({ ctx, input }: { ctx: Ctx; input: Asked }): Promise<ListingPage> {
  const { category, word, url } = input;
  const named = parseListingPath(word);
  if (!named.ok) return { kind: 'missing' };
  const { id } = named.value;
  const [opened, scan] = await Promise.all([
    openListing({ ctx, id, category }),
    readScanned({ ctx, listingId: id, url }),
    liveIndex(ctx).recent(),
  ]);
  if (opened.kind === 'missing') return opened;
  const tags = [`listing:${id}`];
  if (opened.kind === 'open' && url.pathname !== opened.listing.path)
    return { kind: 'moved', answer: movedForGood(opened.listing.path, tags) };
  if (scan.isStale) return { kind: 'moved', answer: movedForNow(url.pathname) };
  if (opened.kind === 'gone') return { kind: 'gone', id, tags };
  const { listing, history } = opened;
  const list = category === 'VEHICLE' ? listSimilar : listKin;
  const { year, mileage, details, deal } = listing;
  const beside = { year, mileage, trim: textAnswer(details, 'trim') || null, grade: details.conditionGrade };
  const [similar, comparables] = await Promise.all([
    list({ ctx, input: { listing, limit: SIMILAR } }),
    findComparables({ ctx, input: { alike: deal?.alike ?? null, beside: { ...beside, ...listing.place } } }),
  ]);
  tags.push(...[...similar, ...comparables].map((other) => `listing:${other.id}`));
  return { kind: 'open', listing, history, similar, comparables, scan, now: ctx.now(), tags };
}
