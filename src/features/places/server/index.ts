export { cameFrom } from './came-from.ts';
export { milesBetween } from './distance.ts';
export { locateZip } from './locate-zip.ts';
export { nearestZips } from './nearest-zips.ts';
export { placeInAddress } from './place-in-address.ts';
export { searchPlaces } from './search-places.ts';
export { allZips, findZip } from './table.ts';
export type { ZipPlace } from './types.ts';
export { drawMap } from './draw-map.ts';
