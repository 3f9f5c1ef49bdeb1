import { type AskedSearch, readSearchAddress } from '#features/search/rules/address.ts';
import { searchHref } from '#features/search/rules/query.ts';
import type { SearchResult } from '#features/search/rules/result.ts';
import { SECTIONS, type SectionId } from '#features/search/rules/sections.ts';
import type { Ctx } from '#platform/context.ts';
import { searchListings } from '#features/search/server/index.ts';

export type SectionAnswer =
  | { readonly kind: 'moved'; readonly to: string }
  | (AskedSearch & { readonly kind: 'open'; readonly section: SectionId; readonly result: SearchResult });

/** One page of results of a part of the market, or the address that a search has in its place. */
export async function openSection({
  ctx,
  input: { section, url },
}: {
  ctx: Ctx;
  input: { section: SectionId; url: URL };
}): Promise<SectionAnswer> {
  const { path, categories } = SECTIONS[section];
  const asked = readSearchAddress(url, { path, category: categories, now: ctx.now() });
  if (asked.moved) return { kind: 'moved', to: asked.moved };
  const result = await searchListings({ ctx, input: asked.searched });
  // Past the end there is nothing to see: the last page is what is left of that address.
  const { last, number } = result.pages;
  if (number !== null && last !== null && number > last)
    return { kind: 'moved', to: searchHref(path, { ...asked.filters, page: last }) };
  return { kind: 'open', section, ...asked, result };
}
