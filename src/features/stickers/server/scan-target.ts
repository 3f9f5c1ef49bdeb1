import { eq, sql } from 'drizzle-orm';
import type { ListingOrigin, ListingStatus } from '#shared/enums.ts';
import { listingPath } from '#features/listings/rules/listing-path.ts';
import * as schema from '#features/schema.ts';
import { type Database, statement } from '#platform/db/index.ts';

const { listings, qrCodes } = schema;

const byId = (database: Database) =>
  statement(database, 'scan target', (db) =>
    db
      .select({
        prefix: qrCodes.prefix,
        ownerId: qrCodes.ownerId,
        listingId: qrCodes.listingId,
        externalUrl: qrCodes.externalUrl,
        retiredAt: qrCodes.retiredAt,
        status: listings.status,
        origin: listings.origin,
        listingUrl: listings.externalUrl,
        category: listings.category,
        slug: listings.slug,
        uniqueId: listings.uniqueId,
      })
      .from(qrCodes)
      .leftJoin(listings, eq(listings.id, qrCodes.listingId))
      .where(eq(qrCodes.id, sql.placeholder('id')))
      .prepare('scan_target'),
  );

/** A code with as much of its listing as decides where it leads. */
export type ScanTarget = {
  readonly uuid: string;
  readonly prefix: string | null;
  readonly ownerId: string | null;
  readonly listingId: string | null;
  readonly externalUrl: string | null;
  readonly retiredAt: Date | null;
  readonly listing: {
    readonly id: string;
    readonly uniqueId: string;
    readonly status: ListingStatus;
    readonly origin: ListingOrigin;
    readonly externalUrl: string | null;
    readonly path: string;
  } | null;
};

/** One prepared statement: every scan stands on it. Null for a code that is not ours. */
export async function findTarget(db: Database, uuid: string): Promise<ScanTarget | null> {
  const [row] = await byId(db).execute({ id: uuid });
  if (!row) return null;
  const { status, origin, listingUrl, category, slug, uniqueId, ...code } = row;
  if (code.listingId === null || status === null || category === null) return { ...code, uuid, listing: null };
  const listing = {
    id: code.listingId,
    uniqueId: uniqueId ?? '',
    status,
    origin: origin ?? 'INTERNAL',
    externalUrl: listingUrl,
    path: listingPath({ category, id: code.listingId, slug: slug ?? '' }),
  };
  return { ...code, uuid, listing };
}
