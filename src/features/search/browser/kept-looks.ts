import { $cards, $map } from '#platform/browser/slices.ts';

/** How cards stand on phones, for every results page to come. */
export const keepLook = (look: 'grid' | 'rows'): void => $cards.set(look);

/** Whether a desk shows the map beside them. */
export const keepMap = (map: 'shown' | 'hidden'): void => $map.set(map);
