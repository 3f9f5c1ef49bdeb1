import sharp from 'sharp';
import { drawFloorPlan } from '../rules/scene/plan-drawing.ts';
import type { Scene } from '../rules/scene/scene.ts';
import { drawScene as drawSilhouette } from '../rules/silhouette-scene.ts';
import type { Drawn } from './draw-scene.ts';
import type { Size } from './layers.ts';

async function rasterize(svg: string, { width, height }: Size): Promise<Drawn> {
  const picture = sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).flatten({ background: '#ffffff' });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { picture: { data, width: info.width, height: info.height, channels: 3 }, cut: null };
}

/** A plan with the rooms and the area that a listing names. */
export const drawPlan = (scene: Extract<Scene, { kind: 'plan' }>, size: Size): Promise<Drawn> =>
  rasterize(drawFloorPlan(scene.bedrooms, scene.halfBaths, scene.area), size);

export const drawSketch = (scene: Extract<Scene, { kind: 'sketch' }>, size: Size): Promise<Drawn> =>
  rasterize(drawSilhouette({ ...scene, angle: scene.framing }), size);
