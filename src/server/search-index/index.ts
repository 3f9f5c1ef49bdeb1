/** The index of what is for sale: kept by the verbs, read by `search`. */
export { type ColumnData, type Columns, type Point, toMiles, toPoint, toSquaredChord } from './columns.ts';
export { LiveIndex, liveIndex, type Snapshot } from './live.ts';
export { type Part, readPart } from './part.ts';
export { type Drift, findDrift, indexIfNew, reindexAll } from './reindex.ts';
export { type Coded, type IndexedListing, termKey, textOf } from './row.ts';
export type { KnownTerm, Vocabulary } from './vocabulary.ts';
export { watchDrift } from './watch-drift.ts';
export { indexListing, indexListings, indexPhotos, unindexListing } from './write.ts';
