/** The index of what is for sale: kept by the verbs, read by `search`. */
export { type ColumnData, type Point, toMiles, toPoint, toSquaredChord } from './columns.ts';
export { indexJobs } from './jobs.ts';
export { LiveIndex, liveIndex, type Snapshot } from './live.ts';
export { type Part, readPart } from './part.ts';
export { findDrift, indexIfNew, reindexAll } from './reindex.ts';
export { termKey } from './row.ts';
export type { KnownTerm } from './vocabulary.ts';
export { indexListing, indexListings, indexPhotos } from './write.ts';
