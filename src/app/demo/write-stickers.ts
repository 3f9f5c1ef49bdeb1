import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { insertRows, type Transaction } from '#platform/db/index.ts';
import { demoListing } from './listing.ts';
import { demoPerson } from './people.ts';
import { demoPhotoRows } from './pictures.ts';
import { demoPlaces } from './places.ts';
import { stickersOn } from './redraw-pictures.ts';
import { demoStickers, eventsOf, type Thing } from './stickers.ts';
import { pickTagged } from './tagged-things.ts';

/** Writes the codes of the demo market: on things, blank, outside, retired, and on something sold. Repeating it adds nothing. */
export async function writeStickers({ db, now }: Services): Promise<void> {
  const market = { now: now(), places: demoPlaces() };
  const [car, pickup] = await Promise.all([demoListing(0, market), demoListing(1, market)]);
  const { listings } = schema;
  const [sold] = await db
    .select({ id: listings.id, ownerId: listings.ownerId })
    .from(listings)
    .where(
      and(
        eq(listings.demo, true),
        eq(listings.status, 'SOLD'),
        eq(listings.category, 'VEHICLE'),
        isNotNull(listings.ownerId),
      ),
    )
    .orderBy(asc(listings.id))
    .limit(1);
  const seller = demoPerson(0).id;
  const tagged = await pickTagged({ db }, seller);
  const scene = { now: market.now, seller, car, pickup, sold: (sold as Thing | undefined) ?? null, tagged };
  const { codes, scans, views } = demoStickers(scene);
  await db.transaction(async (tx) => {
    const added = await insertRows<typeof schema.qrCodes, { id: string }>({
      tx,
      table: schema.qrCodes,
      rows: codes,
      returning: 'id',
    });
    const fresh = new Set(added.map(({ id }) => id));
    const history = codes
      .filter(({ id }) => fresh.has(id))
      .flatMap((code) =>
        eventsOf(code).map((kind) => ({
          codeId: code.id,
          kind,
          actorId: kind === 'MINTED' ? null : (code.ownerId ?? null),
          listingBefore: null,
          listingAfter: kind === 'LINKED' ? (code.listingId ?? null) : null,
          at: code.createdAt,
        })),
      );
    await insertRows({ tx, table: schema.qrHistory, rows: history });
    await insertRows({ tx, table: schema.qrScans, rows: scans });
    await insertRows({ tx, table: schema.listingViews, rows: views });
    await showStickers(
      tx,
      codes.map(({ listingId }) => listingId ?? null).filter((id) => id !== null),
    );
  });
}

/** Gives cars that were drawn before they had a sticker the picture of it; their other pictures are there already. */
async function showStickers(tx: Transaction, ids: readonly string[]): Promise<void> {
  const { listings } = schema;
  const stickers = await stickersOn(tx, ids);
  const cars = await tx
    .select()
    .from(listings)
    .where(and(inArray(listings.id, [...ids]), eq(listings.category, 'VEHICLE')));
  const rows = cars.flatMap((car) =>
    demoPhotoRows({ ...car, stickerCode: stickers.get(car.id) ?? null }, car.publishedAt ?? car.createdAt),
  );
  await insertRows({ tx, table: schema.photos, rows: rows.filter(({ shot }) => shot === null) });
}
