export * from './accounts.ts';
export * from './keep.ts';
export * from './listings.ts';
export * from './partners.ts';
export * from './plumbing.ts';
export * from './views.ts';
export * from './search.ts';
