/** The door of the map. */
export { type Cluster, clusterSpots, type Spot } from './cluster.ts';
export { gatherSpots } from './gather.ts';
export { type MapView, readMap } from './read-map.ts';
