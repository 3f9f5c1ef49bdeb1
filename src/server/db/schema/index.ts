export * from './accounts.ts';
export * from './listings.ts';
export * from './plumbing.ts';
