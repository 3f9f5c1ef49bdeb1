import { turnMark, type Wear, type WearMark } from '../../rules/scene/wear.ts';
import type { Standing } from '../blend.ts';
import { LIGHT, lightOf, toByte } from '../linear-light.ts';
import { dent } from './dents.ts';
import { brightness, cover, isPaint, overBox, type Surface, smooth, surfaceOf, unevenness } from './surface.ts';

const RUST = [lightOf('#6e3a1c'), lightOf('#8f5426'), lightOf('#4a2a1a')] as const;
const DUST = lightOf('#b5a183');
const CHALK_ON_LIGHT = lightOf('#cbc8bd');

/** Rust eats from the lower edges of the paint: sills, the ends of doors, the arches above wheels. */
function rust(surface: Surface, seed: number): void {
  const { base, box } = surface;
  const reach = box.height * 0.1;
  for (let column = box.left; column < box.left + box.width; column++) {
    let edge = -1;
    for (let row = box.top + box.height - 1; row > box.top + box.height * 0.5; row--) {
      const at = row * base.width + column;
      if (!isPaint(surface, at)) continue;
      if (edge < 0) edge = row;
      const near = 1 - (edge - row) / reach;
      if (near <= 0) continue;
      const [x, y] = [(column - box.left) / box.width, (row - box.top) / box.width];
      const patch = smooth(0.56, 0.66, unevenness(x * 26, y * 26, seed) * 0.78 + near * 0.26);
      const grain = unevenness(x * 90, y * 90, seed + 5);
      const color = RUST[grain < 0.38 ? 2 : grain < 0.62 ? 0 : 1] ?? RUST[0];
      if (patch > 0) cover(surface, at, color, patch * (0.72 + 0.25 * grain));
    }
  }
}

/** Sun takes the clear coat from what faces it: chalky patches on hood, roof and shoulders. */
function fade(surface: Surface, seed: number): void {
  const { tint, paint, box } = surface;
  const isLight = brightness(paint) > 0.4;
  const chalk = isLight ? CHALK_ON_LIGHT : (paint.map((light) => 0.5 * light + 0.22) as unknown as typeof paint);
  const bytes: number[] = [];
  overBox(surface, (at) => isPaint(surface, at) && bytes.push(tint.data[at] as number));
  bytes.sort((a, b) => a - b);
  const [bright = 255, brightest = 255] = [
    bytes[Math.floor(bytes.length * 0.55)],
    bytes[Math.floor(bytes.length * 0.9)],
  ];
  overBox(surface, (at, across, down) => {
    if (!isPaint(surface, at)) return;
    const facing = smooth(bright, Math.max(brightest, bright + 1), tint.data[at] as number) * smooth(0.72, 0.5, down);
    const rough = unevenness(across * 9, (down * 9 * box.height) / box.width, seed + 11);
    cover(surface, at, chalk, 0.7 * smooth(0.5, 0.68, rough * 0.62 + facing * 0.42));
  });
}

/** What roads throw up: thick below, thin at the windows, on everything that is not glass. */
function soil(surface: Surface, seed: number): void {
  const { base, box } = surface;
  overBox(surface, (at, across, down) => {
    const low = smooth(0.4, 0.95, down);
    if (low === 0 || (base.data[at * 4 + 3] as number) === 0) return;
    const high = (down * box.height) / box.width;
    const splash = smooth(0.6, 0.72, unevenness(across * 60, high * 60, seed + 17)) * 0.35;
    const film = 0.75 * unevenness(across * 7, high * 14, seed + 19) + 0.2;
    const much = Math.min(0.88, low * (film + splash));
    if (isPaint(surface, at)) return cover(surface, at, DUST, much);
    for (let channel = 0; channel < 3; channel++) {
      const own = LIGHT[base.data[at * 4 + channel] as number] as number;
      const dusty = (DUST[channel] as number) * (0.16 + own * 0.5);
      base.data[at * 4 + channel] = toByte(own * (1 - 0.6 * much) + dusty * 0.6 * much);
    }
  });
}

/**
 * Wears the outside of a vehicle before it is set into its place: changes its layers in place.
 * @param view as it was rendered
 * @param isTurned whether the picture will be turned around, so that its left side stands for the right one
 * @returns the marks for which there was paint
 */
export function wearDown(
  standing: Standing,
  { color, view, isTurned }: { readonly color: string; readonly view: string; readonly isTurned: boolean },
  { marks, variant }: Wear,
): WearMark[] {
  const surface = marks.length > 0 ? surfaceOf(standing, color) : null;
  if (!surface) return [];
  const anywhere: Partial<Record<WearMark, (on: Surface, seed: number) => void>> = { faded: fade, rust, dirt: soil };
  // Damage last among what is on the paint, dirt over all of it.
  const order: readonly WearMark[] = ['faded', 'rust', 'front', 'rear', 'driver', 'passenger', 'dirt'];
  return order.filter((mark) => {
    if (!marks.includes(mark)) return false;
    const spread = anywhere[mark];
    if (!spread) return dent(surface, view, turnMark(mark, isTurned), variant);
    spread(surface, variant);
    return true;
  });
}
