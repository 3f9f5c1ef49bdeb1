/**
 * Draws the states of the US as SVG paths out of the npm package `us-atlas` (Census Bureau shapes, already projected
 * to 975 × 610) and writes src/features/sell/ui/data/us-map.ts. Run: npx node scripts/data/us-map.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { US_STATES } from '../../src/shared/us-states.ts';

type Topology = {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { states: { geometries: { type: string; arcs: number[][] | number[][][]; properties: { name: string } }[] } };
};
type Point = [number, number];

const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('us-atlas/states-albers-10m.json'), 'utf8')) as Topology;

/** Arcs are stored as steps from point to point, in units of the transform. */
const arcs: Point[][] = atlas.arcs.map((arc) => {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    const { scale, translate } = atlas.transform;
    return [Math.round(x * scale[0] + translate[0]), Math.round(y * scale[1] + translate[1])];
  });
});

/** A negative index is an arc walked backwards. Neighbouring arcs share their end point. */
const ring = (indices: number[]): Point[] =>
  indices.flatMap((index, at) => {
    const points = index < 0 ? [...(arcs[~index] ?? [])].reverse() : (arcs[index] ?? []);
    return at === 0 ? points : points.slice(1);
  });

function ringPath(points: Point[]): string {
  const kept = points.filter((point, at) => at === 0 || point.join() !== points[at - 1]?.join());
  return kept.length < 4 ? '' : `M${kept.map((point) => point.join(' ')).join('L')}Z`;
}

const polygons = (geometry: Topology['objects']['states']['geometries'][number]): number[][][] =>
  geometry.type === 'Polygon' ? [geometry.arcs as number[][]] : (geometry.arcs as number[][][]);

const codes = new Map(US_STATES.map((state) => [state.name, state.code]));
const paths = atlas.objects.states.geometries.flatMap((geometry) => {
  const code = codes.get(geometry.properties.name);
  const path = polygons(geometry).flatMap((polygon) => polygon.map((indices) => ringPath(ring(indices)))).join('');
  return code && path ? [`  ${code}: '${path}',`] : [];
});

writeFileSync(
  new URL('../../src/features/sell/ui/data/us-map.ts', import.meta.url),
  `/** Made by scripts/data/us-map.ts out of us-atlas 3.0.1 (US Census Bureau, public domain). */
export const US_MAP_VIEW_BOX = '0 0 975 610';

/** Outline of each state by its two letters. */
export const US_MAP: Readonly<Record<string, string>> = {
${paths.sort().join('\n')}
};
`,
);
