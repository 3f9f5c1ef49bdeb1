export { readShelves } from './read-shelves.ts';
