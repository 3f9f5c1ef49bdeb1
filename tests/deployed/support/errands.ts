import { eq, isNull } from 'drizzle-orm';
import { schema } from '../../../src/server/db/index.ts';
import { createSavedSearch } from '../../../src/server/keep/index.ts';
import { enqueueLetter } from '../../../src/server/mail/index.ts';
import { partnerForm } from '../../../src/server/partners/index.ts';
import { beginImport, readImport, readStockFile, startImport } from '../../../src/server/stock/index.ts';
import type { Bed } from './bed.ts';
import { makePerson, type Person } from './people.ts';

export type Errands = {
  /** As if the time had passed that a letter waits whose delivery was cut off, so that nobody waits for it here. */
  skipWaits(): Promise<void>;
  /** A sentence for each that is not done yet; none when a dealer's file is read in, all mail has left and the search was told of. */
  findOpen(): Promise<string[]>;
};

type Options = { readonly rows: number; readonly mails: number };

const HEADER = 'Stock #,Year,Make,Model,Trim,Miles,Price,Condition,Color,Comments,body,fuel,transmission,drivetrain';
const row = (at: number) =>
  `S${at},2019,Toyota,Corolla,LE,${30_000 + at},"$15,500",Used,Red,"Car number ${at} of a dealer, as it stands.",sedan,gas,auto,fwd`;

/** What jobs do in the background: an import, mail that waits to leave, and a saved search that finds what is published. */
export async function startErrands(bed: Bed, { rows, mails }: Options): Promise<Errands> {
  const { services } = bed;
  const dealer = await makeDealer(bed);
  const source = [HEADER, ...Array.from({ length: rows }, (_, at) => row(at))].join('\n');
  const file = readStockFile(source);
  if (!file.ok) throw new Error(file.reason);
  const options = { postcode: '32801', grade: 'GOOD', mode: 'PUBLISH' } as const;
  const { id: importId } = await beginImport({ ctx: dealer.ctx, input: { source, file: file.value, options } });
  await startImport({ ctx: dealer.ctx, id: importId });
  const searcher = await makePerson(services);
  const query = 'category=VEHICLE&make=Honda';
  await createSavedSearch({ ctx: searcher.ctx, input: { query, frequency: 'INSTANT' } });
  const addresses = Array.from({ length: mails }, (_, at) => `errand${at}.${dealer.id}@example.com`);
  const letter = { subject: 'A letter of the bed', text: 'It has to arrive.', html: '<p>It has to arrive.</p>' };
  for (const to of addresses) await enqueueLetter({ db: services.db, letter: { to, ...letter } });

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

async function makeDealer({ services, siteUrl }: Bed): Promise<Person> {
  const person = await makePerson(services);
  const details = { name: 'Sunrise Motors', address: '1200 Colonial Dr', postcode: '32803', phone: '(407) 555-0123' };
  const days = { MONDAY_opens: '09:00', MONDAY_closes: '18:00' };
  for (const fields of [{ do: 'become' }, { do: 'save', ...details, ...days, store_code: 'SUN-1', shown: 'on' }]) {
    const body = new URLSearchParams(fields as Record<string, string>);
    const outcome = await partnerForm({
      ctx: person.ctx,
      request: new Request(`${siteUrl}/settings/dealership`, { method: 'POST', body }),
    });
    if (outcome.kind !== 'go' && outcome.kind !== 'stay') throw new Error(JSON.stringify(outcome));
  }
  return person;
}
