import type { Hosted } from './wanted.ts';

/** Pages that show how many places are left. */
export const tagsOf = ({ id }: Pick<Hosted, 'id'>): string[] => [`listing:${id}`];
