export * from './accounts.ts';
export * from './keep.ts';
export * from './listings.ts';
export * from './partners.ts';
export * from './plumbing.ts';
export * from './search.ts';
export * from './values.ts';
export * from './views.ts';
