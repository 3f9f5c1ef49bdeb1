/** The shapes of pictures that a page shows of the map, in pixels. */
export const PICTURES = { wide: [720, 360], tall: [420, 700] } as const;
export type PictureShape = keyof typeof PICTURES;
const isPictureShape = (word: string): word is PictureShape => Object.hasOwn(PICTURES, word);

/** A picture of the map: its middle is a knot of a net of some pixels, so that neighbors share the picture. */
export type MapPicture = {
  readonly shape: PictureShape;
  readonly zoom: number;
  readonly column: number;
  readonly row: number;
};
export type Spot = { readonly lng: number; readonly lat: number };

/** Pixels between the knots of the net. */
const NET = 32;
/** Pixels of the world at zoom 0. */
const WORLD = 512;
const ZOOMS = { widest: 2, closest: 10 } as const;
/** Pixels that stay free around what is shown: tags are wide. */
const MARGIN = 48;

/** Around things that are near each other, so much that the towns around say where that is. */
const CLOSE = 8;

const worldAt = (zoom: number): number => WORLD * 2 ** zoom;

/** Where a spot lies on the whole map at a zoom, in pixels (Web Mercator, as MapLibre draws). */
export function project({ lng, lat }: Spot, zoom: number): readonly [x: number, y: number] {
  const world = worldAt(zoom);
  const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI);
  return [((lng + 180) / 360) * world, y * world];
}

export function unproject([x, y]: readonly [number, number], zoom: number): Spot {
  const world = worldAt(zoom);
  const lat = (Math.atan(Math.exp((0.5 - y / world) * 2 * Math.PI)) * 360) / Math.PI - 90;
  return { lng: (x / world) * 360 - 180, lat };
}

export const middleOf = ({ zoom, column, row }: MapPicture): Spot => unproject([column * NET, row * NET], zoom);

/** Where a spot lies on the picture, from its upper left corner. */
export function onPicture(picture: MapPicture, spot: Spot): readonly [x: number, y: number] {
  const [width, height] = PICTURES[picture.shape];
  const [x, y] = project(spot, picture.zoom);
  return [x - picture.column * NET + width / 2, y - picture.row * NET + height / 2];
}

export function pictureAround(shape: PictureShape, spot: Spot, zoom: number): MapPicture {
  const [x, y] = project(spot, zoom);
  return { shape, zoom, column: Math.round(x / NET), row: Math.round(y / NET) };
}

/** The closest picture on which all spots have room; null without any. */
export function pictureOf(shape: PictureShape, spots: readonly Spot[]): MapPicture | null {
  if (spots.length === 0) return null;
  const [width, height] = PICTURES[shape];
  for (let zoom = CLOSE; zoom > ZOOMS.widest; zoom--) {
    const box = boxOf(spots, zoom);
    if (box.right - box.left <= width - 2 * MARGIN && box.bottom - box.top <= height - 2 * MARGIN)
      return pictureAround(shape, middleOfBox(box, zoom), zoom);
  }
  return pictureAround(shape, middleOfBox(boxOf(spots, ZOOMS.widest), ZOOMS.widest), ZOOMS.widest);
}

type Box = { left: number; top: number; right: number; bottom: number };

function boxOf(spots: readonly Spot[], zoom: number): Box {
  const points = spots.map((spot) => project(spot, zoom));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const middleOfBox = ({ left, top, right, bottom }: Box, zoom: number): Spot =>
  unproject([(left + right) / 2, (top + bottom) / 2], zoom);

/** The name of a picture in its address: `wide-9-278-432`, and `-dark` after it. */
export const pictureHref = ({ shape, zoom, column, row }: MapPicture, dark = false): string =>
  `/maps/${shape}-${zoom}-${column}-${row}${dark ? '-dark' : ''}.svg`;

export function parsePicture(name: string): (MapPicture & { readonly dark: boolean }) | null {
  const [, shape = '', zoomText, columnText, rowText, dark] =
    /^([a-z]+)-(\d{1,2})-(\d{1,5})-(\d{1,5})(-dark)?$/.exec(name) ?? [];
  const [zoom, column, row] = [Number(zoomText), Number(columnText), Number(rowText)];
  if (!isPictureShape(shape) || zoom < ZOOMS.widest || zoom > ZOOMS.closest) return null;
  const knots = worldAt(zoom) / NET;
  return column < knots && row < knots ? { shape, zoom, column, row, dark: dark !== undefined } : null;
}
