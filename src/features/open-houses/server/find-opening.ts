import { eq } from 'drizzle-orm';
import { visits as sentences } from '../words.ts';
import * as schema from '#features/schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { missing } from '#platform/errors.ts';
import { type Hosted, receives } from './wanted.ts';

const { listings, openings } = schema;
export type OpeningRow = typeof openings.$inferSelect;
export type Door = { readonly opening: OpeningRow; readonly row: Hosted };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A time with its listing, locked, so that the last place is given once. Missing unless the listing receives anybody. */
export async function lockDoor({ tx, openingId }: { tx: Executor; openingId: string }): Promise<Door> {
  if (!UUID.test(openingId)) throw missing(sentences.noSuchTime);
  const [opening] = await tx.select().from(openings).where(eq(openings.id, openingId)).for('update');
  if (!opening) throw missing(sentences.noSuchTime);
  const [row] = await tx.select().from(listings).where(eq(listings.id, opening.listingId));
  if (!row || !receives(row.status)) throw missing(sentences.noSuchTime);
  return { opening, row };
}
