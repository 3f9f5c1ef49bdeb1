export { cameFrom, placeInAddress } from './guess-place.ts';
export { milesBetween, nearestZips } from './nearest-zips.ts';
export { locateZip, allZips, findZip } from './table.ts';
export { searchPlaces } from './search-places.ts';
export type { ZipPlace } from './types.ts';
export { drawMap } from './draw-map.ts';
