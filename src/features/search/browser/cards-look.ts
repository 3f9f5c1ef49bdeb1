import { $cards } from '#platform/browser/slices.ts';

/** How cards stand on phones, for every results page to come. */
export const keepLook = (look: 'grid' | 'rows'): void => $cards.set(look);
