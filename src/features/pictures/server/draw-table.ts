import type { Scene } from '../rules/scene/scene.ts';
import { isLarge } from '../rules/scene/thing-model.ts';
import { seededNumber } from '../rules/scene/seeded.ts';
import { mirror, setIntoPlace, type Standing } from './blend.ts';
import type { Drawn } from './draw-scene.ts';
import { cutWithin } from './draw-home.ts';
import { DAYLIGHT, loadGround, loadThing, thingColor } from './draw-thing.ts';
import { type Box, boxOf } from './frame.ts';
import type { Layer, Size } from './layers.ts';

/** Where things stand before the camera, as shares of the frame: the middle of the foot, and how wide a thing may be. */
type Spot = { readonly x: number; readonly y: number; readonly width: number };

/** On the tables: the back one, then the front one, so that what is nearer covers what is behind. */
const ON_TABLES: readonly Spot[] = [
  { x: 0.34, y: 0.635, width: 0.24 },
  { x: 0.66, y: 0.635, width: 0.24 },
  { x: 0.24, y: 0.9, width: 0.27 },
  { x: 0.5, y: 0.92, width: 0.27 },
  { x: 0.76, y: 0.9, width: 0.27 },
  { x: 0.5, y: 0.63, width: 0.18 },
];
/** What is too large for a table stands on the driveway: at its sides, then before the garage door. */
const ON_GROUND: readonly Spot[] = [
  { x: 0.14, y: 0.74, width: 0.25 },
  { x: 0.86, y: 0.74, width: 0.25 },
  { x: 0.36, y: 0.6, width: 0.23 },
  { x: 0.62, y: 0.6, width: 0.23 },
  { x: 0.2, y: 0.6, width: 0.21 },
  { x: 0.8, y: 0.6, width: 0.21 },
];
/** What is large stands at the sides: a closer cut may lose the edge of it, no more. */
const CLOSEST = 0.86;
/** Of the frame's height, on the ground and on a table. */
const TALLEST = { ground: 0.46, table: 0.32 } as const;

/** A part of a layer at another size, in an else empty layer of the whole size. */
function place(layer: Layer, from: Box, to: Box, size: Size): Layer {
  const { channels } = layer;
  const data = new Uint8Array(size.width * size.height * channels);
  for (let y = Math.max(0, to.top); y < Math.min(size.height, to.top + to.height); y++)
    for (let x = Math.max(0, to.left); x < Math.min(size.width, to.left + to.width); x++) {
      const column = from.left + Math.min(from.width - 1, Math.floor(((x - to.left + 0.5) * from.width) / to.width));
      const row = from.top + Math.min(from.height - 1, Math.floor(((y - to.top + 0.5) * from.height) / to.height));
      const at = (row * layer.width + column) * channels;
      data.set(layer.data.subarray(at, at + channels), (y * size.width + x) * channels);
    }
  return { data, width: size.width, height: size.height, channels };
}

/** Around a thing, so that its shadow comes with it. */
function withMargin({ left, top, width, height }: Box, { width: wide, height: high }: Size): Box {
  const [side, above] = [Math.round(width * 0.15), Math.round(height * 0.1)];
  const [x, y] = [Math.max(0, left - side), Math.max(0, top - above)];
  return {
    left: x,
    top: y,
    width: Math.min(wide - x, width + 2 * side),
    height: Math.min(high - y, height + 2 * above),
  };
}

function atSpot({ base, tint, shadow }: Standing, spot: Spot, tallest: number, size: Size): Standing {
  const seen = boxOf(base);
  const scale = Math.min((spot.width * size.width) / seen.width, (tallest * size.height) / seen.height);
  const from = withMargin(seen, size);
  const to: Box = {
    left: Math.round(spot.x * size.width - (seen.left - from.left + seen.width / 2) * scale),
    top: Math.round(spot.y * size.height - (seen.top - from.top + seen.height) * scale),
    width: Math.round(from.width * scale),
    height: Math.round(from.height * scale),
  };
  const placed = (layer: Layer) => place(layer, from, to, size);
  return { base: placed(base), tint: tint && placed(tint), shadow: shadow && placed(shadow) };
}

/** Where each thing goes, what is behind first. `turn` says which table is filled first. */
function layOut(things: readonly string[], turn: number): { thing: string; spot: Spot; tallest: number }[] {
  const large = things.filter(isLarge).slice(0, ON_GROUND.length);
  const small = things.filter((thing) => !isLarge(thing));
  const laid = [
    ...large.map((thing, at) => ({
      thing,
      spot: ON_GROUND[(at + turn) % ON_GROUND.length] as Spot,
      tallest: TALLEST.ground,
    })),
    ...small.map((thing, at) => ({
      thing,
      spot: ON_TABLES[(at + 2 + turn) % ON_TABLES.length] as Spot,
      tallest: TALLEST.table,
    })),
  ];
  return laid.sort((a, b) => a.spot.y - b.spot.y);
}

/** The tables of a sale: what is really on them, and what is too large for them beside. */
export async function drawTable(scene: Extract<Scene, { kind: 'table' }>, size: Size): Promise<Drawn | null> {
  const ground = await loadGround(scene.ground, size, 0);
  if (!ground) return null;
  let picture = ground;
  for (const { thing, spot, tallest } of layOut(scene.things, scene.pose.spot)) {
    const standing = await loadThing(thing, size);
    if (!standing) return null;
    const color = thingColor(thing, seededNumber(scene.things.join(), thing, 97));
    picture = setIntoPlace(picture, atSpot(standing, spot, tallest, size), color, DAYLIGHT);
  }
  return { picture: scene.pose.mirrored ? mirror(picture) : picture, cut: cutWithin(size, scene.pose, CLOSEST) };
}
