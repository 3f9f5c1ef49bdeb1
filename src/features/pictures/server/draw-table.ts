import type { Scene } from '../rules/scene/scene.ts';
import { seededNumber } from '../rules/scene/seeded.ts';
import { setIntoPlace, type Standing } from './blend.ts';
import type { Drawn } from './draw-scene.ts';
import { DAYLIGHT, loadGround, loadThing, thingColor } from './draw-thing.ts';
import { type Box, boxOf } from './frame.ts';
import type { Layer, Size } from './layers.ts';

/** Where things stand before the camera, as shares of the frame: the middle of the foot, and how wide a thing may be. */
type Spot = { readonly x: number; readonly y: number; readonly width: number };

/** The back row first, so that what stands in front covers it. */
const SPOTS: readonly Spot[] = [
  { x: 0.22, y: 0.6, width: 0.26 },
  { x: 0.5, y: 0.58, width: 0.26 },
  { x: 0.78, y: 0.6, width: 0.26 },
  { x: 0.18, y: 0.9, width: 0.3 },
  { x: 0.5, y: 0.92, width: 0.3 },
  { x: 0.82, y: 0.9, width: 0.3 },
];
/** Of the frame's height. */
const TALLEST = 0.42;

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

function atSpot({ base, tint, shadow }: Standing, spot: Spot, size: Size): Standing {
  const seen = boxOf(base);
  const scale = Math.min((spot.width * size.width) / seen.width, (TALLEST * size.height) / seen.height);
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

/** The tables of a sale: what is really on them, one thing beside the other. */
export async function drawTable(scene: Extract<Scene, { kind: 'table' }>, size: Size): Promise<Drawn | null> {
  const ground = await loadGround(scene.ground, size);
  if (!ground) return null;
  let picture = ground;
  const first = scene.things.length <= 3 ? 3 : 0;
  for (const [at, thing] of scene.things.entries()) {
    const standing = await loadThing(thing, size);
    const spot = SPOTS[(first + at) % SPOTS.length];
    if (!standing || !spot) return null;
    const color = thingColor(thing, seededNumber(scene.things.join(), thing, 97));
    picture = setIntoPlace(picture, atSpot(standing, spot, size), color, DAYLIGHT);
  }
  return { picture, cut: null };
}
