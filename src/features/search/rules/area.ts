import type { MapBounds } from './bounds.ts';

/** A part of the map inside a line that somebody drew: its corners in degrees, the last joined with the first. */
export type MapArea = readonly Corner[];
export type Corner = readonly [lng: number, lat: number];

/** Of a degree, about 360 feet: less than anything here is placed by. */
const UNIT = 1_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** A letter holds five bits of a number, and one that says that more follow. */
const [BITS, MORE] = [5, 32];
/** Bits of a number at most: a step around the world. */
const MAX_BITS = 25;
const MIN_CORNERS = 3;
/** A free hand needs no more, and its address stays shorter than what people paste without a thought. */
export const MAX_CORNERS = 48;

/** `-81.379,28.538 …` as letters that every address carries as they are: steps from corner to corner. */
export function writeArea(area: MapArea): string {
  let [x, y] = [0, 0];
  return area
    .map(([lng, lat]) => {
      const [nextX, nextY] = [Math.round(lng * UNIT), Math.round(lat * UNIT)];
      const step = writeStep(nextX - x) + writeStep(nextY - y);
      [x, y] = [nextX, nextY];
      return step;
    })
    .join('');
}

function writeStep(step: number): string {
  let left = step < 0 ? -step * 2 - 1 : step * 2;
  let text = '';
  for (; left >= MORE; left = Math.floor(left / MORE)) text += LETTERS[(left % MORE) + MORE];
  return text + LETTERS[left];
}

/** The way back; undefined for anything that is no part of the world with some room in it. */
export function readArea(text: string): MapArea | undefined {
  const steps = readSteps(text);
  if (!steps || steps.length % 2 !== 0) return undefined;
  const corners: Corner[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    corners.push([x / UNIT, y / UNIT]);
  }
  return isRoom(corners) ? corners : undefined;
}

function readSteps(text: string): number[] | undefined {
  const steps: number[] = [];
  let [value, bits] = [0, 0];
  for (const letter of text) {
    const digit = LETTERS.indexOf(letter);
    if (digit === -1 || bits > MAX_BITS || steps.length > MAX_CORNERS * 2) return undefined;
    value += (digit % MORE) * 2 ** bits;
    bits += BITS;
    if (digit >= MORE) continue;
    steps.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, bits] = [0, 0];
  }
  return bits === 0 ? steps : undefined;
}

function isRoom(corners: MapArea): boolean {
  if (corners.length < MIN_CORNERS || corners.length > MAX_CORNERS) return false;
  const [west, south, east, north] = boxAround(corners);
  return west >= -360 && east <= 360 && south >= -85 && north <= 85 && sizeOf(corners) > 0;
}

/** By the shoelace formula, in square degrees. */
function sizeOf(corners: MapArea): number {
  const twice = corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** As it stands in addresses, one way for each area; undefined for what is none. */
export function parseArea(text: string): string | undefined {
  const area = readArea(text.trim());
  return area && writeArea(area);
}

export function boxAround(area: MapArea): MapBounds {
  const [lngs, lats] = [area.map(([lng]) => lng), area.map(([, lat]) => lat)];
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
}

/** Whether a spot lies inside: a way out of it to the east crosses the line an odd number of times. */
export function isInside(area: MapArea, { lat, lng }: { lat: number; lng: number }): boolean {
  let inside = false;
  let [fromLng, fromLat] = area.at(-1) ?? [0, 0];
  for (const [toLng, toLat] of area) {
    const crosses = fromLat > lat !== toLat > lat;
    if (crosses && lng < fromLng + ((toLng - fromLng) * (lat - fromLat)) / (toLat - fromLat)) inside = !inside;
    [fromLng, fromLat] = [toLng, toLat];
  }
  return inside;
}

/** A line drawn by hand with as many corners as it may have: those go first whose loss changes its shape least. */
export function simplifyLine(line: MapArea, most = MAX_CORNERS): MapArea {
  const left = [...line];
  const lossAt = (at: number): number => {
    const around = [at - 1, at, at + 1].map((one) => left[(one + left.length) % left.length] as Corner);
    return sizeOf(around);
  };
  while (left.length > most) {
    let least = 0;
    for (let at = 1; at < left.length; at++) if (lossAt(at) < lossAt(least)) least = at;
    left.splice(least, 1);
  }
  return left;
}
