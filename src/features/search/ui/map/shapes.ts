import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import counties from 'us-atlas/counties-10m.json?url';
import states from 'us-atlas/states-10m.json?url';

type Shapes = 'states' | 'counties';
const FILES: Readonly<Record<Shapes, string>> = { states, counties };

/** The outlines that come with the product (US Census Bureau, public domain), as the map draws them. */
export async function readShapes(which: Shapes): Promise<GeoJSON.FeatureCollection> {
  const answer = await fetch(FILES[which]);
  if (!answer.ok) throw new Error(`The map's ${which} answered ${answer.status}.`);
  const topology = (await answer.json()) as Topology<Record<Shapes, GeometryCollection>>;
  return feature(topology, topology.objects[which]);
}
