/** The door of the map. */
export { type Cluster, openClusters, type Spot } from './cluster.ts';
export { type MapView, readMap } from './read-map.ts';
