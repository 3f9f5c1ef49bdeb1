/** The door of search: what is for sale, found, counted and summed up. */
export { countFacets } from './count-facets.ts';
export { findLanding, type LandingWords, landingOf } from './find-landing.ts';
export { type IndexablePage, listIndexablePages } from './indexable-pages.ts';
export { listKin } from './list-kin.ts';
export { listNewest } from './list-newest.ts';
export { listSimilar } from './list-similar.ts';
export { listVocabulary } from './list-vocabulary.ts';
export { type Market, type MarketOf, marketSummary } from './market-summary.ts';
export { matchAmong } from './match-among.ts';
export { nearestWidening } from './nearest-widening.ts';
export { type LandingView, readLanding, type TrimCount } from './read-landing.ts';
export { readMatches } from './read-matches.ts';
export { readSectionLanding, type SectionLandingView } from './read-section-landing.ts';
export { searchListings } from './search-listings.ts';
export { listSectionPages, type SectionPage } from './section-pages.ts';
export { listSitemapEntries, listSitemapParts, SITEMAP_PART, type SitemapPart } from './sitemap.ts';
