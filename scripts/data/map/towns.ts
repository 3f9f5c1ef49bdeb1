/** Pixels of the world at zoom 0, as the map counts them. */
const WORLD = 512;
/** The widest view that names towns, the last one that leaves any out, and the first that asks for those of a cell. */
const [FIRST, LAST, IN_CELLS] = [3, 11, 7];
const CELL_DEGREES = 6;
/** Pixels of a letter, of a line, and of what stays free around a name. */
const [LETTER, LINE, FREE] = [7, 14, 14];

/** ZIP codes of a great town, and degrees around a town whose ZIP codes decide between small ones. */
const [GREAT, AROUND] = [30, 0.3];
/** A town with fewer ZIP codes than this is not named on a look at several states. */
const [FEW, FEW_FROM] = [3, 5];
/** Ships and bases, and offices with a ZIP code of their own. */
const NO_TOWN = /^(?:[AFD]PO|.*\b(?:Accounting|Bank|Co|Company|Corp|Corporation|Inc|Insurance|University|Internal Revenue)\b.*)$/;

/** Name, longitude, latitude, the zoom from which it is shown, 1 for a great one. In a file the greatest come first. */
type Town = readonly [name: string, lng: number, lat: number, zoom: number, great: 0 | 1];
type Found = { name: string; lng: number; lat: number; zips: number };

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;

/**
 * Towns out of the table of ZIP codes, in files: `all` for a look at states, then one for each cell of some degrees. A
 * town counts as much as it has ZIP codes. Each is named from the zoom on at which its name has room beside greater ones.
 */
export function rankTowns(table: string): Map<string, Town[]> {
  const shown = new Map<number, Box[]>();
  const files = new Map<string, Town[]>();
  for (const { name, lng, lat, zips } of listTowns(table)) {
    const zoom = firstRoom(shown, name, lng, lat, zips >= FEW ? FIRST : FEW_FROM);
    const cell = `${Math.floor(lng / CELL_DEGREES)}_${Math.floor(lat / CELL_DEGREES)}`;
    const file = zoom < IN_CELLS ? 'all' : cell;
    files.set(file, [...(files.get(file) ?? []), [name, round(lng), round(lat), zoom, zips >= GREAT ? 1 : 0]]);
  }
  return files;
}

const round = (degrees: number): number => Number(degrees.toFixed(3));

/** The towns of the table, those with most ZIP codes first; of equals the one with most of them around it. */
function listTowns(table: string): Found[] {
  const towns = new Map<string, { name: string; lngs: number[]; lats: number[] }>();
  const around = new Map<string, number>();
  const squareOf = (lng: number, lat: number) => `${Math.round(lng / AROUND)} ${Math.round(lat / AROUND)}`;
  for (const line of table.split('\n')) {
    const [, name = '', state = '', latText = '', lngText = ''] = line.split('\t');
    const [lng, lat] = [Number(lngText), Number(latText)];
    if (latText === '' || lngText === '' || NO_TOWN.test(name)) continue;
    const town = towns.get(`${name}, ${state}`) ?? { name, lngs: [], lats: [] };
    town.lngs.push(lng);
    town.lats.push(lat);
    towns.set(`${name}, ${state}`, town);
    around.set(squareOf(lng, lat), (around.get(squareOf(lng, lat)) ?? 0) + 1);
  }
  const near = ({ lng, lat }: Found) => around.get(squareOf(lng, lat)) ?? 0;
  return [...towns.values()]
    .map(({ name, lngs, lats }) => ({ name, lng: median(lngs), lat: median(lats), zips: lats.length }))
    .sort((a, b) => b.zips - a.zips || near(b) - near(a) || (a.name < b.name ? -1 : 1));
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The first zoom at which the name has room; it then keeps its place in all closer ones. */
function firstRoom(shown: Map<number, Box[]>, name: string, lng: number, lat: number, from: number): number {
  let first = LAST + 1;
  for (let zoom = LAST; zoom >= from; zoom--) {
    const box = boxOf(zoom, name, lng, lat);
    if ((shown.get(zoom) ?? []).some((other) => touches(box, other))) break;
    first = zoom;
  }
  for (let zoom = first; zoom <= LAST; zoom++) shown.set(zoom, [...(shown.get(zoom) ?? []), boxOf(zoom, name, lng, lat)]);
  return first;
}

function boxOf(zoom: number, name: string, lng: number, lat: number): Box {
  const world = WORLD * 2 ** zoom;
  const x = ((lng + 180) / 360) * world;
  const y = (0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)) * world;
  const wide = (name.length * LETTER) / 2 + FREE;
  return [x - wide, y - LINE / 2 - FREE, x + wide, y + LINE / 2 + FREE];
}

const touches = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
