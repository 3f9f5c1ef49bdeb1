import type { PartRole } from './parts.ts';

/** Silver-grey: what a drawing wears while nobody has said a colour. */
const PLAIN = '#a9b2bc';

const HEX = /^#[0-9a-f]{6}$/i;

/** `color` if it is a six-digit hex colour, else the plain grey. */
export const toPaint = (color: string | null | undefined): string => (color && HEX.test(color) ? color : PLAIN);

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes two hex colours; `part` of the second, 0 to 1. */
export function mix(first: string, second: string, part: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, at) => Math.round(value + ((other[at] ?? 0) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Rough lightness, 0 to 1. */
function lightness(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

const FIXED: Partial<Record<PartRole, string>> = {
  glass: '#2b3743',
  glare: '#ffffff',
  trim: '#262a30',
  metal: '#c9cdd2',
  seat: '#8a5a3c',
  light: '#fff2c4',
  tail: '#cf2e22',
  tire: '#191b1f',
  well: '#0d0f12',
  second: '#ffc400',
  leaf: '#5d8a5a',
  water: '#4f8fbd',
};

/** The colour of a part on a thing of this body colour. */
export function paintOf(role: PartRole, body: string): string {
  const fixed = FIXED[role];
  if (fixed) return fixed;
  const dark = lightness(body) < 0.22;
  if (role === 'shade') return mix(body, '#000000', dark ? 0.35 : 0.16);
  if (role === 'shine') return mix(body, '#ffffff', dark ? 0.3 : 0.55);
  if (role === 'line') return dark ? mix(body, '#ffffff', 0.26) : mix(body, '#000000', 0.36);
  return body;
}

/** The thin rim that parts a black car from a dark page and a white one from a light page. */
export const rimOf = (body: string): string =>
  lightness(body) < 0.24 ? mix(body, '#ffffff', 0.38) : mix(body, '#000000', 0.3);
