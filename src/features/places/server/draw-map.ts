import { readFileSync } from 'node:fs';
import { dataFile } from '#platform/data-file.ts';
import { escapeXml } from '#shared/text.ts';
import { MAP_COLORS, type MapColors } from '../rules/map-colors.ts';
import { type MapPicture, onPicture, PICTURES, unproject, project, middleOf } from '../rules/map-picture.ts';
import {
  type Degrees,
  openShapes,
  type Shapes,
  STATE_NAMES_UNTIL,
  type StateName,
  TOWN_CELL_ZOOM,
  type Town,
  townCells,
} from '../rules/shapes.ts';
import { clipLine, clipRing, type Frame, type Pixel, thin } from './clip.ts';

/** From this zoom on counties are drawn, and every shore closer. */
const NEAR_ZOOM = 6;
/** Rivers are drawn for a look at states; closer they would stray from their beds. */
const RIVER_ZOOMS = [4, 8] as const;
/** Pixels beyond the edge, so that no outline is seen where it is cut. */
const BEYOND = 6;
const NAMED = 40;

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(dataFile(`features/places/rules/shapes/${name}.json`), 'utf8')) as T;

/** A line with the box around it, so that most are passed over at a glance. */
type Outline = { readonly points: readonly Degrees[]; readonly box: readonly number[] };
type Layers = {
  readonly rings: (name: string) => Outline[];
  readonly lines: (name: string) => Outline[];
  readonly names: readonly StateName[];
};
const opened = new Map<string, Layers>();

function openLayers(name: 'far' | 'near'): Layers {
  const known = opened.get(name);
  if (known) return known;
  const file = read<Shapes>(name);
  const shapes = openShapes(file);
  const kept = new Map<string, Outline[]>();
  const keep = (kind: 'rings' | 'lines') => (layer: string) => {
    const outlines = kept.get(layer) ?? shapes[kind](layer).map((points) => ({ points, box: boxOf(points) }));
    kept.set(layer, outlines);
    return outlines;
  };
  const layers = { rings: keep('rings'), lines: keep('lines'), names: file.names ?? [] };
  opened.set(name, layers);
  return layers;
}

const towns = new Map<string, readonly Town[]>();
function readTowns(cell: string): readonly Town[] {
  const known = towns.get(cell);
  if (known) return known;
  let list: readonly Town[] = [];
  try {
    list = read<Town[]>(`towns/${cell}`);
  } catch {
    // A cell of the sea has no file.
  }
  towns.set(cell, list);
  return list;
}

function boxOf(points: readonly Degrees[]): readonly number[] {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [lng, lat] of points) {
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}

/** A picture of a part of the country: land and water, states and counties, and the towns there is room to name. */
export function drawMap(picture: MapPicture, look: keyof typeof MAP_COLORS): string {
  const [width, height] = PICTURES[picture.shape];
  const colors = MAP_COLORS[look];
  const view = viewOf(picture);
  const draw = openPen(picture, view);
  const far = openLayers('far');
  const near = picture.zoom >= NEAR_ZOOM ? openLayers('near') : far;
  const rivers = picture.zoom >= RIVER_ZOOMS[0] && picture.zoom <= RIVER_ZOOMS[1];
  const state = picture.zoom >= NEAR_ZOOM ? 1.75 : 1;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.water}"/>`,
    `<g stroke-linejoin="round" stroke-linecap="round">`,
    `<path fill="${colors.beyond}" stroke="${colors.beyond}" stroke-width="3" d="${draw.rings(far.rings('beyond'))}"/>`,
    `<path fill="${colors.water}" d="${draw.rings(far.rings('sea'))}"/>`,
    `<path fill="${colors.land}" d="${draw.rings(near.rings('land'))}"/>`,
    `<g fill="none">`,
    rivers ? `<path stroke="${colors.river}" stroke-width="1.5" d="${draw.lines(far.lines('rivers'))}"/>` : '',
    `<path stroke="${colors.county}" d="${draw.lines(near.lines('counties'))}"/>`,
    `</g><path fill="${colors.water}" d="${draw.rings(far.rings('lakes'))}"/>`,
    `<path fill="none" stroke="${colors.state}" stroke-width="${state}" d="${draw.lines(near.lines('states'))}"/></g>`,
    nameAll(picture, view, colors),
    '</svg>',
  ]
    .join('')
    .replaceAll(/<path[^>]* d=""\/>/g, '');
}

/** The part of the world on a picture: west, south, east, north. */
function viewOf(picture: MapPicture): readonly number[] {
  const [width, height] = PICTURES[picture.shape];
  const [x, y] = project(middleOf(picture), picture.zoom);
  const corner = (dx: number, dy: number) => unproject([x + dx, y + dy], picture.zoom);
  const [{ lng: west, lat: north }, { lng: east, lat: south }] = [
    corner(-width / 2 - BEYOND, -height / 2 - BEYOND),
    corner(width / 2 + BEYOND, height / 2 + BEYOND),
  ];
  return [west, south, east, north];
}

function openPen(picture: MapPicture, [west = 0, south = 0, east = 0, north = 0]: readonly number[]) {
  const [width, height] = PICTURES[picture.shape];
  const frame: Frame = [-BEYOND, -BEYOND, width + BEYOND, height + BEYOND];
  const isSeen = ({ box: [w = 0, s = 0, e = 0, n = 0] }: Outline) => w <= east && e >= west && s <= north && n >= south;
  const toPixels = ({ points }: Outline): Pixel[] => points.map(([lng, lat]) => onPicture(picture, { lng, lat }));
  const path = (points: readonly Pixel[], end: string): string => {
    const text = thin(points).map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`);
    return text.length < 2 ? '' : `M${text.join('L')}${end}`;
  };
  return {
    rings: (outlines: readonly Outline[]): string =>
      outlines
        .filter(isSeen)
        .map((outline) => path(clipRing(toPixels(outline), frame), 'Z'))
        .join(''),
    lines: (outlines: readonly Outline[]): string =>
      outlines
        .filter(isSeen)
        .flatMap((outline) => clipLine(toPixels(outline), frame).map((part) => path(part, '')))
        .join(''),
  };
}

type Box = readonly [left: number, top: number, right: number, bottom: number];
type Name = { readonly text: string; readonly at: Pixel; readonly great: boolean };

/** Half the width of a name of the town and of the spaced capitals of a state, and of a line's height. */
const halfTown = (name: string): number => name.length * 3.5 + 4;
const halfState = (name: string): number => name.length * 4.75 + 4;
const HALF_LINE = 10;
/** A state's name may step aside for towns, by so many pixels up or down. */
const ASIDE = [0, 22, -22, 44, -44];

function nameAll(picture: MapPicture, view: readonly number[], colors: MapColors): string {
  const towns = townsOn(picture, view);
  const taken = towns.map(({ text, at }) => boxAt(at, halfTown(text)));
  const states = picture.zoom < STATE_NAMES_UNTIL ? statesOn(picture, taken) : [];
  const write = ({ text, at: [x, y] }: Name, more: string) =>
    `<text x="${Math.round(x)}" y="${Math.round(y) + 5}"${more}>${escapeXml(text)}</text>`;
  const city = ` font-size="15" font-weight="600" fill="${colors.city}"`;
  return [
    `<g font-family="Overpass,system-ui,sans-serif" font-size="13" text-anchor="middle" fill="${colors.town}" stroke="${colors.halo}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">`,
    `<g font-size="12" letter-spacing="1.4" fill="${colors.region}">${states.map((it) => write(it, '')).join('')}</g>`,
    ...towns.map((it) => write(it, it.great ? city : '')),
    '</g>',
  ].join('');
}

const boxAt = ([x, y]: Pixel, half: number): Box => [x - half, y - HALF_LINE, x + half, y + HALF_LINE];
const touches = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

function isOn({ shape }: MapPicture, [left, top, right, bottom]: Box): boolean {
  const [width, height] = PICTURES[shape];
  return left > 0 && right < width && top > 4 && bottom < height;
}

function townsOn(picture: MapPicture, view: readonly number[]): Name[] {
  const cells = picture.zoom >= TOWN_CELL_ZOOM ? ['all', ...townCells(view)] : ['all'];
  return cells
    .flatMap((cell) => readTowns(cell))
    .filter(([, , , zoom]) => zoom <= picture.zoom)
    .map(([text, lng, lat, , great]) => ({ text, great: great === 1, at: onPicture(picture, { lng, lat }) }))
    .filter(({ text, at }) => isOn(picture, boxAt(at, halfTown(text))))
    .slice(0, NAMED);
}

/** The names of states in capitals, where towns leave them room. */
function statesOn(picture: MapPicture, taken: readonly Box[]): Name[] {
  return openLayers('far').names.flatMap(([name, lng, lat, zoom]) => {
    const [x, y] = onPicture(picture, { lng, lat });
    const spots = ASIDE.map((aside): Pixel => [x, y + aside]);
    const at = spots.find((spot) => {
      const box = boxAt(spot, halfState(name));
      return isOn(picture, box) && !taken.some((other) => touches(box, other));
    });
    return at && zoom <= picture.zoom ? [{ text: name.toUpperCase(), at, great: false }] : [];
  });
}
