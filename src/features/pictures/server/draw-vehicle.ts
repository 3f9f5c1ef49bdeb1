import type { Scene } from '../rules/scene/scene.ts';
import { mirror, setIntoPlace } from './blend.ts';
import { partsCatalog } from './catalog.ts';
import { boxOf, cutAround } from './frame.ts';
import { standIn } from './daylight.ts';
import { loadLayer, loadStretch, type Size } from './layers.ts';
import type { Drawn } from './draw-scene.ts';
import { wearDown } from './wear/wear-down.ts';

type VehicleScene = Extract<Scene, { kind: 'vehicle' }>;

/** A vehicle in its own paint, standing in a place. Both were rendered with one camera, so they meet on the ground. */
export async function drawVehicle(scene: VehicleScene, size: Size): Promise<Drawn | null> {
  const { vehicles, places } = partsCatalog();
  const place = places[scene.place];
  if (!vehicles.models[scene.model]?.views[scene.view] || !place) return null;
  const part = `vehicles/${scene.model}-${scene.view}`;
  const [ground, base, tint, shadow] = await Promise.all([
    loadStretch(`places/${scene.place}.webp`, size, standIn(size, scene.pose.spot)),
    loadLayer(`${part}-base.webp`, size, 4),
    loadLayer(`${part}-tint.webp`, size, 1),
    loadLayer(`${part}-shadow.webp`, size, 1),
  ]);
  const standing = { base, tint, shadow };
  wearDown(standing, { color: scene.color, view: scene.view, isTurned: scene.pose.mirrored }, scene.wear);
  const set = setIntoPlace(ground, standing, scene.color, place.lightColor);
  const cut = cutAround(boxOf(base), size, scene.pose);
  return scene.pose.mirrored
    ? { picture: mirror(set), cut: { ...cut, left: size.width - cut.left - cut.width } }
    : { picture: set, cut };
}
