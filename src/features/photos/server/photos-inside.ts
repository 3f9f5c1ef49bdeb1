import { type Column, sql } from 'drizzle-orm';
import type { PublicPhoto } from '../rules/photos.ts';
import * as schema from '#features/schema.ts';
import { type ShownRow, type Subject, toPublicPhoto } from './to-photo.ts';

const { photos: p } = schema;

/** The finished photos of a listing as one column of the query that reads the listing: a page is one round trip. */
export const photosInside = (listingId: Column) => sql<ShownRow[]>`(
  select coalesce(json_agg(json_build_object('id', ${p.id}, 'contentHash', ${p.contentHash}, 'width', ${p.width},
    'height', ${p.height}, 'color', ${p.color}, 'caption', ${p.caption}, 'shot', ${p.shot}, 'variants', ${p.variants}, 'scene', ${p.scene})
    order by ${p.position}, ${p.createdAt}, ${p.id}), '[]')
  from ${p} where ${p.listingId} = ${listingId} and ${p.status} = 'READY')`;

export const toPublicPhotos = (rows: readonly ShownRow[], subject: Subject): PublicPhoto[] =>
  rows.map((row, at) => toPublicPhoto(row, subject, at + 1));
