import { z } from 'zod';
import { type Column, sql } from 'drizzle-orm';
import type { OwnPhoto } from '../contract.ts';
import { VEHICLE_TYPES } from '#shared/enums.ts';
import { describeScene } from '#features/pictures/rules/scene/describe.ts';
import { parseScene } from '#features/pictures/rules/scene/scene.ts';
import { type PublicPhoto, photoAlt } from '../rules/photos.ts';
import { isShot, shotLabel } from '../rules/shots.ts';
import { type PhotoFault, photoFaults } from '../words.ts';
import * as schema from '#features/schema.ts';
import { HASH_DIGITS } from './keys.ts';

const { photos: p } = schema;

/** The finished photos of a listing as one column of the query that reads the listing: a page is one round trip. */
export const photosInside = (listingId: Column) => sql<ShownRow[]>`(
  select coalesce(json_agg(json_build_object('id', ${p.id}, 'contentHash', ${p.contentHash}, 'width', ${p.width},
    'height', ${p.height}, 'color', ${p.color}, 'caption', ${p.caption}, 'shot', ${p.shot}, 'variants', ${p.variants}, 'scene', ${p.scene})
    order by ${p.position}, ${p.createdAt}, ${p.id}), '[]')
  from ${p} where ${p.listingId} = ${listingId} and ${p.status} = 'READY')`;

export const toPublicPhotos = (rows: readonly ShownRow[], subject: Subject): PublicPhoto[] =>
  rows.map((row, at) => toPublicPhoto(row, subject, at + 1));

export type PhotoRow = typeof schema.photos.$inferSelect;
/** What the public may know of a finished photo. */
type ShownRow = Pick<
  PhotoRow,
  'id' | 'contentHash' | 'width' | 'height' | 'color' | 'caption' | 'shot' | 'variants' | 'scene'
>;
export type Subject = { readonly title: string; readonly vehicleType: string | null };

const vehicleTypes = z.enum(VEHICLE_TYPES);
const sizes = z.array(z.object({ width: z.number(), height: z.number() }));

/**
 * A finished row as anybody may see it.
 * @param place among the listing's photos, from 1
 */
export function toPublicPhoto(row: ShownRow, subject: Subject, place: number): PublicPhoto {
  const type = vehicleTypes.safeParse(subject.vehicleType).data ?? 'OTHERS';
  const label = shotLabel(type, row.shot);
  return {
    id: row.id,
    hash: (row.contentHash ?? '').slice(0, HASH_DIGITS),
    width: row.width ?? 1,
    height: row.height ?? 1,
    color: row.color ?? '#888888',
    alt:
      row.scene === null
        ? photoAlt({ caption: row.caption, shotLabel: label }, subject.title, place)
        : describeScene(parseScene(row.scene), subject.title),
    caption: row.caption,
    shot: row.shot,
    isDrawing: row.scene !== null,
    widths: (sizes.safeParse(row.variants).data ?? []).map(({ width }) => width),
  };
}

/** A row as its owner sees it. */
export function toOwnPhoto(row: PhotoRow, subject: Subject, place: number): OwnPhoto {
  const shot = isShot(row.shot) ? row.shot : null;
  const common = { id: row.id, caption: row.caption, shot };
  if (row.status === 'READY') {
    const { widths, ...rest } = toPublicPhoto(row, subject, place);
    return { ...rest, shot, widths: [...widths], status: 'READY' };
  }
  if (row.status === 'FAILED') return { ...common, status: 'FAILED', ...faultOf(row) };
  return { ...common, status: 'PROCESSING' };
}

function faultOf({ fault }: PhotoRow): { fault: string; message: string } {
  const word = fault !== null && fault in photoFaults ? (fault as PhotoFault) : 'not_a_picture';
  return { fault: word, message: photoFaults[word] };
}
