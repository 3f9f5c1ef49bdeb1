import type { Pose } from '../rules/scene/pose.ts';
import type { Scene } from '../rules/scene/scene.ts';
import { mirror, tintPicture } from './blend.ts';
import { partsCatalog } from './catalog.ts';
import type { Drawn } from './draw-scene.ts';
import type { Box } from './frame.ts';
import { loadLayer, type Size } from './layers.ts';

/** How much of a whole picture the closest pose shows. */
const CLOSEST = { front: 0.72, inside: 0.86 } as const;

/** A cut of the picture's own shape, anywhere in it. */
export function cutWithin({ width, height }: Size, { zoom, across, down }: Pose, closest: number): Box {
  const share = 1 - ((1 - closest) * zoom) / 9;
  const [wide, high] = [Math.round(width * share), Math.round(height * share)];
  return {
    left: Math.round(((width - wide) * across) / 9),
    top: Math.round(((height - high) * down) / 9),
    width: wide,
    height: high,
  };
}

type Whole = {
  readonly path: string;
  readonly tinted: boolean;
  readonly color: string;
  readonly pose: Pose;
  readonly closest?: number;
};

/** A picture that was rendered whole, its one changeable material in this color. */
export async function drawWhole(
  { path, tinted, color, pose, closest = CLOSEST.inside }: Whole,
  size: Size,
): Promise<Drawn> {
  const plate = await loadLayer(`${path}-plate.webp`, size, 3);
  const picture = tinted ? tintPicture(plate, await loadLayer(`${path}-tint.webp`, size, 1), color) : plate;
  return { picture: pose.mirrored ? mirror(picture) : picture, cut: cutWithin(size, pose, closest) };
}

export async function drawHome(scene: Extract<Scene, { kind: 'home' }>, size: Size): Promise<Drawn | null> {
  const name = `${scene.style}-${scene.view}`;
  const part = partsCatalog().homes[name];
  return part
    ? drawWhole({ ...scene, path: `homes/${name}`, tinted: part.tinted, closest: CLOSEST.front }, size)
    : null;
}

export async function drawRoom(scene: Extract<Scene, { kind: 'room' }>, size: Size): Promise<Drawn | null> {
  const part = partsCatalog().rooms[scene.room];
  return part ? drawWhole({ ...scene, path: `rooms/${scene.room}`, tinted: part.tinted }, size) : null;
}
