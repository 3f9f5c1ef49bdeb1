import {
  type MapPicture,
  onPicture,
  PICTURES,
  pictureAround,
  pictureOf,
  type Spot,
} from '#features/places/rules/map-picture.ts';
import type { MapArea } from '../../rules/area.ts';
import type { FoundListing } from '../../rules/result.ts';
import { labelOf } from '../../words/mark-label.ts';

/** A listing on the picture of the map: its tag where there is room, a dot where tags would cover each other. */
export type PictureTag = Spot & {
  /** The place of its card in the list, from 0. */
  readonly at: number;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly hasRoom: boolean;
};

/** Pixels of a letter of a label, of the rest of a tag, and of its height. */
const [LETTER, REST, HEIGHT] = [9, 18, 28];
/** From coast to coast; Alaska and Hawaii would make everything else small. */
const MAINLAND = { west: -125, east: -66, south: 24, north: 50 };
const COUNTRY = { lng: -96, lat: 38.5 };
const isMainland = ({ lng, lat }: Spot): boolean =>
  lng > MAINLAND.west && lng < MAINLAND.east && lat > MAINLAND.south && lat < MAINLAND.north;

/** The results of a page on a picture of the map, with the line that was drawn; the country when none has a place. */
export function toPicture(
  listings: readonly FoundListing[],
  area: MapArea = [],
): { picture: MapPicture; tags: PictureTag[]; line: string } {
  const placed = listings.flatMap((listing, at) => {
    const { latitude: lat, longitude: lng } = listing.place;
    return lat === null || lng === null ? [] : [{ lat, lng, at, label: labelOf(listing) }];
  });
  const most = placed.filter(isMainland);
  const corners = area.map(([lng, lat]) => ({ lng, lat }));
  const shown = [corners, most, placed].find(({ length }) => length > 0) ?? [];
  const picture = pictureOf('tall', shown) ?? pictureAround('tall', COUNTRY, 3);
  const line = corners.map((corner) => onPicture(picture, corner).map(Math.round).join(',')).join(' ');
  return { picture, tags: arrange(picture, placed), line };
}

type Placed = Spot & { at: number; label: string };

/** The first of the list has the first choice of room. */
function arrange(picture: MapPicture, placed: readonly Placed[]): PictureTag[] {
  const [width, height] = PICTURES[picture.shape];
  const tags: PictureTag[] = [];
  for (const it of placed) {
    const [x, y] = onPicture(picture, it).map(Math.round) as [number, number];
    if (x < 0 || y < HEIGHT || x > width || y > height) continue;
    const wide = it.label.length * LETTER + REST;
    const hasRoom =
      x + wide < width &&
      tags.every((tag) => !tag.hasRoom || x > tag.x + tag.width || tag.x > x + wide || Math.abs(y - tag.y) > HEIGHT);
    tags.push({ ...it, x, y, width: wide, hasRoom });
  }
  // Dots first, so that no tag is under one.
  return tags.sort((a, b) => Number(a.hasRoom) - Number(b.hasRoom));
}
