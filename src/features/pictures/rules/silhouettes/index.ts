import { CARS } from './cars.ts';
import { FURNITURE_DRAWN } from './furniture.ts';
import { GOODS_DRAWN } from './goods.ts';
import { HOMES } from './homes.ts';
import { mix, paintOf, rimOf, toPaint } from './paint.ts';
import { type Drawing, disc, VIEW_BOX, type Wheel } from './parts.ts';
import { RIDES, THINGS } from './things.ts';

const SILHOUETTES = {
  ...CARS,
  ...RIDES,
  ...THINGS,
  ...HOMES,
  ...GOODS_DRAWN,
  ...FURNITURE_DRAWN,
} satisfies Record<string, Drawing>;
export type SilhouetteKind = keyof typeof SILHOUETTES;
export const SILHOUETTE_KINDS = Object.keys(SILHOUETTES) as SilhouetteKind[];
export { VIEW_BOX };

/** A path with its paint settled: the same attributes serve .astro, React and plain SVG text. */
export type PaintedPath = { d: string; fill: string; stroke?: string; width?: number; opacity?: number };

/** The kind if it is one of ours, else the plain item. */
export const toSilhouette = (kind: string): SilhouetteKind =>
  Object.hasOwn(SILHOUETTES, kind) ? (kind as SilhouetteKind) : 'item';

/** Paths in painting order. `color` is a hex colour such as `#7a1f1f`; anything else gives the plain grey. */
export function paintSilhouette(kind: SilhouetteKind, color?: string | null, withShadow = true): PaintedPath[] {
  const drawing: Drawing = SILHOUETTES[kind];
  const body = toPaint(color);
  const shadow = withShadow && drawing.shadow ? [shadowOf(drawing.shadow)] : [];
  const parts = drawing.parts.map(({ role, d, stroke }): PaintedPath => {
    const paint = paintOf(role, body);
    if (stroke) return { d, fill: 'none', stroke: paint, width: stroke };
    return role === 'body' ? { d, fill: paint, stroke: rimOf(body), width: 1.5 } : { d, fill: paint };
  });
  return [...shadow, ...parts, ...drawing.wheels.flatMap(paintWheel)];
}

function shadowOf({ from, to, y }: { from: number; to: number; y: number }): PaintedPath {
  const rx = (to - from) / 2 + 8;
  return {
    d: `M${from - 8} ${y}a${rx} 7 0 1 0 ${2 * rx} 0a${rx} 7 0 1 0 ${-2 * rx} 0z`,
    fill: '#000000',
    opacity: 0.18,
  };
}

/** Tyre, rim, spokes and hub. Many thin spokes make a wire wheel. */
function paintWheel({ x, y, r, spokes }: Wheel): PaintedPath[] {
  const rim = Math.round(r * 0.66 * 10) / 10;
  const wire = spokes > 8;
  const arms = Array.from({ length: spokes }, (_, at) => {
    const turn = (at / spokes) * 2 * Math.PI - Math.PI / 2;
    const reach = (rim + (wire ? r * 0.1 : 0)) * 0.94;
    return `M${x} ${y}L${(x + reach * Math.cos(turn)).toFixed(1)} ${(y + reach * Math.sin(turn)).toFixed(1)}`;
  }).join('');
  const metal = paintOf('metal', '#000000');
  return [
    { d: disc(x, y, r), fill: paintOf('tire', '#000000') },
    { d: disc(x, y, wire ? r * 0.78 : rim), fill: wire ? '#3a3f47' : mix(metal, '#000000', 0.55) },
    { d: arms, fill: 'none', stroke: metal, width: wire ? 1.6 : r * 0.17 },
    { d: disc(x, y, wire ? r * 0.76 : rim), fill: 'none', stroke: metal, width: r * 0.09 },
    { d: disc(x, y, r * 0.15), fill: mix(metal, '#000000', 0.2) },
  ];
}
