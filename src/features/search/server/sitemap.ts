import { sql } from 'drizzle-orm';
import type { ListingCategory } from '#shared/enums.ts';
import { listingPath } from '#features/listings/rules/listing-path.ts';
import { LANDING_SECTIONS, type LandingSection } from '../rules/section-landing.ts';
import { SECTIONS } from '../rules/sections.ts';
import type { SitemapEntry } from '../rules/sitemap.ts';
import type { Ctx } from '#platform/context.ts';
import { liveIndex } from '#features/search-index/server/index.ts';
import { sectionsByCode } from './section-pages.ts';

/** Listings are spread over parts by their number, so that a new listing changes the last part only. */
const SITEMAP_PART = 20_000;

type Base = Pick<Ctx, 'db' | 'cache'>;
export type SitemapPart = {
  readonly section: LandingSection;
  readonly part: number;
  readonly count: number;
  readonly lastmod: Date;
};

/** The files of the site map of listings that have any, by part of the market, with the last change in each. They count from 1. */
export async function listSitemapParts({ ctx }: { ctx: Base }): Promise<SitemapPart[]> {
  const snapshot = await liveIndex(ctx).fresh();
  const { data, size } = snapshot.columns;
  const sections = sectionsByCode(snapshot);
  const parts = new Map<string, Omit<SitemapPart, 'lastmod'> & { count: number; changed: number }>();
  for (let slot = 0; slot < size; slot++) {
    const section = sections.get(data.category[slot] as number);
    if (!section) continue;
    const part = Math.floor(((data.ref[slot] as number) - 1) / SITEMAP_PART) + 1;
    const key = `${section} ${part}`;
    const known = parts.get(key) ?? { section, part, count: 0, changed: 0 };
    known.count += data.listed[slot] as number;
    known.changed = Math.max(known.changed, data.changed[slot] as number);
    parts.set(key, known);
  }
  return [...parts.values()]
    .filter(({ count }) => count > 0)
    .sort((a, b) => LANDING_SECTIONS.indexOf(a.section) - LANDING_SECTIONS.indexOf(b.section) || a.part - b.part)
    .map(({ changed, ...part }) => ({ ...part, lastmod: new Date(changed) }));
}

/** The listed pages of one part, in the order of their numbers. */
export async function listSitemapEntries({
  ctx,
  input,
}: {
  ctx: Base;
  input: { section: LandingSection; part: number };
}): Promise<SitemapEntry[]> {
  const first = (input.part - 1) * SITEMAP_PART;
  const categories = `{${SECTIONS[input.section].categories?.join(',') ?? ''}}`;
  const rows = await ctx.db.execute<{ id: string; category: ListingCategory; slug: string; changed: number }>(sql`
    select l.id, l.category, l.slug, extract(epoch from s.changed_at)::float8 as changed
      from listing_search s join listings l on l.id = s.listing_id
     where s.listed and l.category = any(${categories}::text[]) and s.ref > ${first} and s.ref <= ${first + SITEMAP_PART} order by s.ref`);
  return rows.map(({ changed, ...row }) => ({
    path: listingPath(row),
    lastmod: new Date(Math.round(changed * 1_000)),
  }));
}
