import { eq, isNull } from 'drizzle-orm';
import * as schema from '#features/schema.ts';
import { createSavedSearch } from '#features/saved/server/index.ts';
import { enqueueEmail } from '#platform/mail/index.ts';
import { readImport } from '#features/dealers/server/stock/index.ts';
import type { Bed } from './bed.ts';
import { importStock, makeDealer, stockRow } from './dealer.ts';
import { makePerson } from './people.ts';

export type Errands = {
  /** As if the time had passed that a letter waits whose delivery was cut off, so that nobody waits for it here. */
  skipWaits(): Promise<void>;
  /** A sentence for each that is not done yet; none when a dealer's file is read in, all mail has left and the search was told of. */
  findOpen(): Promise<string[]>;
};

type Options = { readonly rows: number; readonly mails: number };

/** What jobs do in the background: an import, mail that waits to leave, and a saved search that finds what is published. */
export async function startErrands(bed: Bed, { rows, mails }: Options): Promise<Errands> {
  const { services } = bed;
  const dealer = await makeDealer(bed);
  const stock = Array.from({ length: rows }, (_, at) => stockRow(at));
  const importId = await importStock(dealer, stock);
  const searcher = await makePerson(services);
  const query = 'category=VEHICLE&make=Honda';
  await createSavedSearch({ ctx: searcher.ctx, input: { query, frequency: 'INSTANT' } });
  const addresses = Array.from({ length: mails }, (_, at) => `errand${at}.${dealer.id}@example.com`);
  const mail = { subject: 'A letter of the bed', text: 'It has to arrive.', html: '<p>It has to arrive.</p>' };
  for (const to of addresses) await enqueueEmail({ db: services.db, email: { to, ...mail } });

  const { mailQueue } = schema;
  return {
    skipWaits: async () => {
      await services.db
        .update(mailQueue)
        .set({ sendAfter: new Date(0) })
        .where(isNull(mailQueue.sentAt));
    },
    findOpen: async () => {
      const open: string[] = [];
      const found = await readImport({ ctx: dealer.ctx, id: importId });
      if (found.status !== 'DONE') open.push(`The import stands at ${found.done} of ${found.total}.`);
      const listings = await services.db
        .select({ id: schema.listings.id })
        .from(schema.listings)
        .where(eq(schema.listings.ownerId, dealer.id));
      if (found.status === 'DONE' && listings.length !== rows)
        open.push(`${listings.length} of ${rows} rows are listings.`);
      const arrived = new Set(bed.mail.received.flatMap(({ to }) => to));
      const waiting = addresses.filter((address) => !arrived.has(address));
      if (waiting.length > 0) open.push(`${waiting.length} of ${mails} letters have not arrived.`);
      if (!arrived.has(searcher.email)) open.push('Nobody was told what the saved search found.');
      return open;
    },
  };
}
