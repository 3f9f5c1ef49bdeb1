import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { stickerPayload } from '#features/sticker-codes/rules/sticker-code.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { partsVersion } from '#features/pictures/server/index.ts';
import { insertRows, type Transaction } from '#platform/db/index.ts';
import { type Numbering, numberLike } from './number-like.ts';
import { demoPhotoRows } from './pictures.ts';

const { installation, listings, photos, qrCodes } = schema;
const MARK = 'demo-pictures';
const A_RUN = 200;
const NOWHERE = '00000000-0000-0000-0000-000000000000';

/**
 * Gives demo listings the drawings that this version's parts make, some hundred a transaction, when their data folder
 * is of another version. What people sent stays: it has a perceptual hash. @returns how many listings
 */
export async function redrawOldPictures({ services }: { services: Services }): Promise<number> {
  const value = { parts: partsVersion() };
  const { db } = services;
  const [mark] = await db.select({ value: installation.value }).from(installation).where(eq(installation.key, MARK));
  if (JSON.stringify(mark?.value) === JSON.stringify(value)) return 0;
  let done = 0;
  const turnOf = numberLike();
  for (let after: string | undefined = NOWHERE; after; ) {
    const ids: string[] = await db.transaction((tx) => redrawSome(tx, after as string, turnOf));
    done += ids.length;
    after = ids.at(-1);
  }
  await markPictures(services);
  return done;
}

/** Notes that the demo's pictures are made of this version's parts. */
export async function markPictures({ db }: Pick<Services, 'db'>): Promise<void> {
  const value = { parts: partsVersion() };
  await db
    .insert(installation)
    .values({ key: MARK, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } });
}

async function redrawSome(tx: Transaction, after: string, turnOf: Numbering): Promise<string[]> {
  const rows = await tx
    .select()
    .from(listings)
    .where(and(eq(listings.demo, true), gt(listings.id, after)))
    .orderBy(asc(listings.id))
    .limit(A_RUN);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const items = await tx
    .select({ saleId: listings.saleId, title: listings.title })
    .from(listings)
    .where(inArray(listings.saleId, ids));
  const removed = await tx
    .delete(photos)
    .where(and(inArray(photos.listingId, ids), isNull(photos.perceptualHash), eq(photos.status, 'READY')))
    .returning({ listingId: photos.listingId });
  const stickers = await stickersOn(tx, ids);
  const had = Map.groupBy(removed, ({ listingId }) => listingId);
  const fresh = rows.flatMap((row) => {
    const itemNames = items.filter(({ saleId }) => saleId === row.id).map(({ title }) => title);
    // A large market has one picture each.
    const most = (had.get(row.id)?.length ?? 0) > 1 ? undefined : 1;
    const of = { ...row, itemNames, stickerCode: stickers.get(row.id) ?? null };
    const at = row.publishedAt ?? row.createdAt;
    return had.has(row.id) ? demoPhotoRows({ ...of, turn: turnOf(of, at) }, at, most) : [];
  });
  await insertRows({ tx, table: photos, rows: fresh });
  return ids;
}

/** What the first sticker on each of these listings says. */
export async function stickersOn(tx: Transaction, ids: readonly string[]): Promise<Map<string, string>> {
  const codes = await tx
    .select({ prefix: qrCodes.prefix, uuid: qrCodes.id, listingId: qrCodes.listingId })
    .from(qrCodes)
    .where(and(inArray(qrCodes.listingId, [...ids]), isNull(qrCodes.retiredAt)))
    .orderBy(asc(qrCodes.id));
  return new Map(codes.reverse().map((code) => [code.listingId ?? '', stickerPayload(code)]));
}
