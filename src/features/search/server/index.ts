/** The door of search: what is for sale, found, counted and summed up. */
export { countFacets } from './facets.ts';
export { landingOf, readLanding } from './read-landing.ts';
export { listIndexablePages } from './indexable-pages.ts';
export { listKin, listSimilar } from './list-alike.ts';
export { listVocabulary } from './list-vocabulary.ts';
export { marketSummary } from './market-summary.ts';
export { matchAmong } from './match-among.ts';
export { readMatches } from './read-matches.ts';
export { readSectionLanding } from './read-section-landing.ts';
export { searchListings } from './search-listings.ts';
export { listSectionPages } from './section-pages.ts';
export { listSitemapEntries, listSitemapParts } from './sitemap.ts';
