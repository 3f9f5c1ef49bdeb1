import type { WearMark } from '../../rules/scene/wear.ts';
import { brightness, cover, isPaint, relight, type Surface, smooth, unevenness } from './surface.ts';

type Point = readonly [x: number, y: number];
type Area = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** Where on a picture as it was rendered each part of the outside is, in shares of the vehicle's box. */
const AREAS: Readonly<Record<string, Area>> = {
  'front34 front': { left: 0.04, right: 0.36, top: 0.4, bottom: 0.8 },
  'front34 driver': { left: 0.48, right: 0.94, top: 0.42, bottom: 0.75 },
  'rear34 rear': { left: 0.04, right: 0.32, top: 0.36, bottom: 0.8 },
  'rear34 passenger': { left: 0.44, right: 0.92, top: 0.4, bottom: 0.75 },
  'left driver': { left: 0.1, right: 0.9, top: 0.4, bottom: 0.78 },
  'right passenger': { left: 0.1, right: 0.9, top: 0.4, bottom: 0.78 },
  'front front': { left: 0.15, right: 0.85, top: 0.4, bottom: 0.85 },
};
const ANYWHERE: Area = { left: 0, right: 1, top: 0, bottom: 1 };
/** Of the vehicle's width. */
const SIZES = [0.042, 0.034, 0.026, 0.018, 0.011] as const;
const STEPS = 24;

/** How far along its side and how high a dent is, by the variant. */
const targetOf = (variant: number): Point => [
  0.15 + 0.7 * ((variant * 0.382) % 1),
  0.2 + 0.6 * ((variant * 0.618) % 1),
];

/** Eight points around and the middle: enough to know whether a dent of this size is on paint throughout. */
function fits(surface: Surface, [x, y]: Point, radius: number): boolean {
  const { width, height } = surface.base;
  for (let turn = 0; turn <= 8; turn++) {
    const far = turn === 8 ? 0 : radius;
    const column = Math.round(x + far * Math.cos((turn * Math.PI) / 4));
    const row = Math.round(y + far * Math.sin((turn * Math.PI) / 4));
    if (column < 0 || row < 0 || column >= width || row >= height) return false;
    if (!isPaint(surface, row * width + column)) return false;
  }
  return true;
}

type Dent = { readonly middle: Point; readonly radius: number };

/** The spot of the area nearest to the wanted one where paint is wide enough; smaller where it is narrow. */
function placeDent(surface: Surface, area: Area, variant: number): Dent | null {
  const { box } = surface;
  const [along, high] = targetOf(variant);
  const at = (share: number, from: number, to: number) => from + (to - from) * share;
  for (const size of SIZES) {
    let best: (Dent & { readonly off: number }) | null = null;
    for (let step = 0; step < STEPS * STEPS; step++) {
      const [u, v] = [(step % STEPS) / (STEPS - 1), Math.floor(step / STEPS) / (STEPS - 1)];
      const off = Math.hypot(u - along, v - high);
      if (best && off >= best.off) continue;
      const middle: Point = [
        box.left + box.width * at(u, area.left, area.right),
        box.top + box.height * at(v, area.top, area.bottom),
      ];
      if (fits(surface, middle, size * box.width)) best = { middle, radius: size * box.width, off };
    }
    if (best) return best;
  }
  return null;
}

const BARE_ON_DARK = [0.42, 0.42, 0.41] as const;
const BARE_ON_LIGHT = [0.13, 0.13, 0.14] as const;

/** A hollow: its upper edge turns from the sky, its lower one faces it; scraped paint across it. */
function pressDent(surface: Surface, { middle, radius }: Dent, seed: number): void {
  const { width, height } = surface.base;
  const bare = brightness(surface.paint) > 0.25 ? BARE_ON_LIGHT : BARE_ON_DARK;
  const lean = ((seed % 5) - 2) * 0.12;
  for (let y = Math.floor(middle[1] - radius); y <= middle[1] + radius; y++)
    for (let x = Math.floor(middle[0] - radius * 1.5); x <= middle[0] + radius * 1.5; x++) {
      const pixel = y * width + x;
      if (x < 0 || y < 0 || x >= width || y >= height || !isPaint(surface, pixel)) continue;
      const [dx, dy] = [(x - middle[0]) / radius, (y - middle[1]) / radius];
      const crease = dy - lean * dx + 0.16 * (unevenness(dx * 2 + 9, dy * 2, seed) - 0.5);
      const inside = Math.max(0, 1 - (dx * dx) / 1.7 - dy * dy);
      const slope = crease * inside * 2.6;
      relight(surface, pixel, Math.max(0.35, 1 + 0.7 * slope), Math.max(0, slope) * 0.05);
      const scratch = scratchAt(dx, crease, seed) * smooth(1.5, 0.9, Math.abs(dx));
      if (scratch > 0) cover(surface, pixel, bare, scratch);
    }
}

/** Three lines that run apart from where they began, and thin out. */
function scratchAt(dx: number, crease: number, seed: number): number {
  let much = 0;
  for (let line = 0; line < 3; line++) {
    const [from, to] = [-1.3 + unevenness(line * 7, 1, seed) * 0.9, 0.3 + unevenness(line * 7, 9, seed)];
    const along = (dx - from) / (to - from);
    if (along < 0 || along > 1) continue;
    const high = -0.22 + 0.2 * line + along * (line - 1) * 0.16 + 0.05 * unevenness(dx * 4, line * 5, seed);
    const thin = 0.055 * Math.sin(Math.PI * along ** 0.6) ** 0.7;
    much = Math.max(much, 0.8 * smooth(thin + 0.04, thin * 0.4, Math.abs(crease - high)));
  }
  return much;
}

/** Damages the side or end that a mark names. @param view as it was rendered; gives false where no paint is there */
export function dent(surface: Surface, view: string, mark: WearMark, variant: number): boolean {
  const area = AREAS[`${view} ${mark}`];
  if (!area) return false;
  // What has little paint, as a motorcycle has, is marked where the nearest of it is.
  const wider: Area = { left: Math.max(0, area.left - 0.2), right: Math.min(1, area.right + 0.2), top: 0, bottom: 1 };
  const found = [area, wider, ANYWHERE].reduce<Dent | null>(
    (it, within) => it ?? placeDent(surface, within, variant),
    null,
  );
  if (found) pressDent(surface, found, variant * 7 + mark.length);
  return found !== null;
}
