/** The door of the map. */
export { type Cluster, clusterSpots, type Spot } from './cluster.ts';
export { type MapMark, type MapView, readMap } from './read-map.ts';
