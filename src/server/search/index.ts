/** The door of search: what is for sale, found, counted and summed up. */
export { countFacets } from './count-facets.ts';
export { type IndexablePage, listIndexablePages } from './indexable-pages.ts';
export { type Market, type MarketOf, marketSummary } from './market-summary.ts';
export { nearestWidening } from './nearest-widening.ts';
export { searchListings } from './search-listings.ts';
export { listSitemapEntries, listSitemapParts, SITEMAP_PART, type SitemapPart } from './sitemap.ts';
