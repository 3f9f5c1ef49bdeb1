import type { Pose } from '../rules/scene/pose.ts';
import type { Scene } from '../rules/scene/scene.ts';
import { mirror, setIntoPlace, type Standing } from './blend.ts';
import { partsCatalog } from './catalog.ts';
import type { Drawn } from './draw-scene.ts';
import { type Box, boxOf, cutAround } from './frame.ts';
import { standIn } from './daylight.ts';
import { type Layer, loadLayer, loadStretch, type Size } from './layers.ts';

export const DAYLIGHT = [1, 1, 1] as const;

export async function loadThing(thing: string, size: Size): Promise<Standing | null> {
  const part = partsCatalog().things[thing];
  if (!part) return null;
  const path = `things/${thing}`;
  const [base, tint, shadow] = await Promise.all([
    loadLayer(`${path}-base.webp`, size, 4),
    part.tint === null ? null : loadLayer(`${path}-tint.webp`, size, 1),
    part.shadow ? loadLayer(`${path}-shadow.webp`, size, 1) : null,
  ]);
  return { base, tint, shadow };
}

export const loadGround = (ground: string, size: Size, spot: number): Promise<Layer | null> =>
  partsCatalog().places[ground]
    ? loadStretch(`places/${ground}.webp`, size, standIn(size, spot))
    : Promise.resolve(null);

const turned = (picture: Layer, cut: Box, { mirrored }: Pose): Drawn =>
  mirrored
    ? { picture: mirror(picture), cut: { ...cut, left: picture.width - cut.left - cut.width } }
    : { picture, cut };

/** Colors of things whose words name none, by what they are made of. */
const USUAL: Readonly<Record<string, readonly [string, ...string[]]>> = {
  wood: ['#8a5a36', '#6d4427', '#b98a5a', '#a0703f'],
  cloth: ['#6f7f8c', '#9a6a5a', '#55705f', '#b0a48e'],
  paint: ['#b3202a', '#1f4e8c', '#2f6b4f', '#d9662b', '#3b3f46'],
};
const PLAIN = '#a9b2bc';
/** So many turns leave no color of any material out. */
export const USUAL_COLORS = 20;

/** What is rarely sold in another color. */
const OFTEN: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'washer-dryer': ['#f1f2f2', '#e4e7e9', '#8d9297'],
  'hot-tub': ['#6b5a4a', '#55595e'],
  boots: ['#5b3d28', '#2b2624', '#8a6239'],
  coats: ['#3d4a5c', '#5b4a3c', '#2c2f33'],
  monitor: ['#22252a'],
  tv: ['#1b1d20'],
};

/** A likely color for a thing of this name; `turn` chooses among them. */
export function thingColor(thing: string, turn: number): string {
  const colors = OFTEN[thing] ?? USUAL[partsCatalog().things[thing]?.tint ?? ''];
  return colors?.[turn % colors.length] ?? PLAIN;
}

/** One thing on a floor or a lawn, in its own wood, cloth or paint. */
export async function drawThing(scene: Extract<Scene, { kind: 'thing' }>, size: Size): Promise<Drawn | null> {
  const [thing, ground] = await Promise.all([
    loadThing(scene.thing, size),
    loadGround(scene.ground, size, scene.pose.spot),
  ]);
  if (!thing || !ground) return null;
  const picture = setIntoPlace(ground, thing, scene.color, DAYLIGHT);
  return turned(picture, cutAround(boxOf(thing.base), size, scene.pose), scene.pose);
}
