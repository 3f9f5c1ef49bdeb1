/** The door of the map. */
export { openClusters, type Spot } from './cluster.ts';
export { readMap } from './read-map.ts';
