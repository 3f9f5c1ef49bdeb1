/** Pixels of the world at zoom 0, as the map counts them. */
const WORLD = 512;
/** The last view that leaves any town out, and the first that asks for those of a cell. */
const [LAST, IN_CELLS] = [11, 7];
const CELL_DEGREES = 6;
/** Pixels of a letter, of a line, and of what stays free around a name. */
const [LETTER, LINE, FREE] = [7, 14, 10];

/** Spots of a great town, degrees around a town in which those of suburbs lie, and how much of one they count. */
const [GREAT, AROUND, SUBURB] = [15, 0.4, 0.2];
/** Spots of a town that is more than a village. The chief town of an area counts as many. */
const FEW = 3;
/** The widest views that name great towns, towns, and villages. */
const FROM = { great: 2, town: 4, village: 6 } as const;
const firstView = (spots: number): number => (spots >= GREAT ? FROM.great : spots >= FEW ? FROM.town : FROM.village);
/** ZIP codes of a town whose spot hides firms: a place of one or two that lies exactly there is a mail room. */
const [HIDING, HIDDEN] = [10, 2];
/** Ships and bases, and offices with a ZIP code of their own. */
const NO_TOWN = /^(?:[AFD]PO|.*\b(?:Accounting|Bank|Co|Company|Corp|Corporation|Inc|Insurance|University|Internal Revenue)\b.*)$/;

/** Name, longitude, latitude, the zoom from which it is shown, 1 for a great one. In a file the greatest come first. */
type Town = readonly [name: string, lng: number, lat: number, zoom: number, great: 0 | 1];
type Found = { name: string; lng: number; lat: number; spots: number; rank: number };
type Listed = { readonly name: string; readonly zips: string[]; readonly spots: Set<string> };

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;

/**
 * Towns out of the table of ZIP codes, in files: `all` for a look at states, then one for each cell of some degrees. The
 * greatest come first. Each is named from the zoom on at which its name has room beside greater ones.
 */
export function rankTowns(table: string): Map<string, Town[]> {
  const shown = new Map<number, Box[]>();
  const files = new Map<string, Town[]>();
  for (const { name, lng, lat, spots } of listTowns(table)) {
    const zoom = firstRoom(shown, name, lng, lat, firstView(spots));
    const cell = `${Math.floor(lng / CELL_DEGREES)}_${Math.floor(lat / CELL_DEGREES)}`;
    const file = zoom < IN_CELLS ? 'all' : cell;
    files.set(file, [...(files.get(file) ?? []), [name, round(lng), round(lat), zoom, spots >= GREAT ? 1 : 0]]);
  }
  return files;
}

const round = (degrees: number): number => Number(degrees.toFixed(3));

/**
 * The towns of the table, those that count most first. A city's boxes and offices have ZIP codes at one spot, so a town
 * counts as many spots as it has, and something for those of its suburbs.
 */
function listTowns(table: string): Found[] {
  const towns = new Map<string, Listed>();
  for (const line of table.split('\n')) {
    const [zip = '', name = '', state = '', lat = '', lng = ''] = line.split('\t');
    if (lat === '' || lng === '' || NO_TOWN.test(name)) continue;
    const town = towns.get(`${name}, ${state}`) ?? { name, zips: [], spots: new Set() };
    town.zips.push(zip);
    town.spots.add(`${lng} ${lat}`);
    towns.set(`${name}, ${state}`, town);
  }
  const listed = withoutMailRooms([...towns.values()]);
  const chiefs = findChiefs(listed);
  const around = countAround(listed);
  return listed
    .map((town) => {
      const [lng, lat] = middleOf(town);
      const spots = Math.max(town.spots.size, chiefs.has(town) ? FEW : 0);
      return { name: writeName(town.name), lng, lat, spots, rank: spots + around(lng, lat) * SUBURB };
    })
    .sort((a, b) => b.rank - a.rank || (a.name < b.name ? -1 : 1));
}

const pointOf = (spot: string): number[] => spot.split(' ').map(Number);

function middleOf({ spots }: Listed): readonly [lng: number, lat: number] {
  const points = [...spots].map(pointOf);
  return [median(points.map(([lng = 0]) => lng)), median(points.map(([, lat = 0]) => lat))];
}

/** How many spots of any town lie around a point. */
function countAround(towns: readonly Listed[]): (lng: number, lat: number) => number {
  const squares = new Map<string, number>();
  const squareOf = (lng: number, lat: number) => `${Math.round(lng / AROUND)} ${Math.round(lat / AROUND)}`;
  for (const spot of new Set(towns.flatMap(({ spots }) => [...spots]))) {
    const [lng = 0, lat = 0] = pointOf(spot);
    squares.set(squareOf(lng, lat), (squares.get(squareOf(lng, lat)) ?? 0) + 1);
  }
  return (lng, lat) => squares.get(squareOf(lng, lat)) ?? 0;
}

/** As people write it: the table has no periods, and a gap in names like McCook. */
const writeName = (name: string): string =>
  name.replace(/^Saint (?=[A-Z])/, 'St. ').replace(/\bMc (?=[A-Z])/, 'Mc').replace(/ A ?f ?b$/i, ' AFB');

/**
 * The postal service gave the codes of an area's first three digits out from its chief town on (67601 is Hays, the rest
 * of 676 the villages around it by the alphabet). Where the first name of the alphabet has it there is no chief: suburbs.
 */
function findChiefs(towns: readonly Listed[]): Set<Listed> {
  const areas = new Map<string, { chief?: Listed; names: Set<string> }>();
  for (const town of towns)
    for (const zip of town.zips) {
      const area = areas.get(zip.slice(0, 3)) ?? { names: new Set() };
      area.names.add(town.name);
      if (zip.endsWith('01')) area.chief = town;
      areas.set(zip.slice(0, 3), area);
    }
  return new Set(
    [...areas.values()].flatMap(({ chief, names }) =>
      chief && [...names].some((name) => name < chief.name) ? [chief] : [],
    ),
  );
}

/** Firms and lotteries have a ZIP code of their own, at the spot of a code of the city that they are in. */
function withoutMailRooms(towns: readonly Listed[]): Listed[] {
  const hiding = new Set(towns.filter(({ zips }) => zips.length >= HIDING).flatMap(({ spots }) => [...spots]));
  return towns.filter(({ zips, spots }) => zips.length > HIDDEN || [...spots].some((spot) => !hiding.has(spot)));
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
