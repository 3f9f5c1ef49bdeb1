import sharp from 'sharp';
import { drawFloorPlan } from '../rules/scene/plan-drawing.ts';
import type { Scene } from '../rules/scene/scene.ts';
import type { Drawn } from './draw-scene.ts';
import type { Size } from './layers.ts';

/** A plan with the rooms and the area that a listing names. */
export async function drawPlan(scene: Extract<Scene, { kind: 'plan' }>, size: Size): Promise<Drawn> {
  const svg = drawFloorPlan(scene.bedrooms, scene.halfBaths, scene.area);
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(size.width, size.height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { picture: { data, width: info.width, height: info.height, channels: 3 }, cut: null };
}
