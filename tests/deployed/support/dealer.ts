import { partnerForm } from '#features/dealers/server/index.ts';
import { beginImport, readStockFile, startImport } from '#features/dealers/server/stock/index.ts';
import type { Bed } from './bed.ts';
import { makePerson, type Person } from './people.ts';

const HEADER = 'Stock #,Year,Make,Model,Trim,Miles,Price,Condition,Color,Comments,body,fuel,transmission,drivetrain';

/** A line of a dealer's file: a car that may be published. */
export const stockRow = (at: number, price = '$15,500'): string =>
  `S${at},2019,Toyota,Corolla,LE,${30_000 + at},"${price}",Used,Red,"Car number ${at} of a dealer, sold as is.",sedan,gas,auto,fwd`;

/** A dealership that is set up, and the person who runs it. */
export async function makeDealer({ services, siteUrl }: Pick<Bed, 'services' | 'siteUrl'>): Promise<Person> {
  const person = await makePerson(services);
  const details = { name: 'Sunrise Motors', address: '1200 Colonial Dr', postcode: '32803', phone: '(407) 555-0123' };
  const days = { MONDAY_opens: '09:00', MONDAY_closes: '18:00' };
  for (const fields of [
    { do: 'become' },
    { do: 'save', ...details, ...days, store_code: 'SUN-1', doc_fee: '299', shown: 'on' },
  ]) {
    const body = new URLSearchParams(fields as Record<string, string>);
    const outcome = await partnerForm({
      ctx: person.ctx,
      request: new Request(`${siteUrl}/settings/dealership`, { method: 'POST', body }),
    });
    if (outcome.kind !== 'go' && outcome.kind !== 'stay') throw new Error(JSON.stringify(outcome));
  }
  return person;
}

/** Hands a file in, for a job to read. Returns the import's id. */
export async function importStock(dealer: Person, rows: readonly string[]): Promise<string> {
  const source = [HEADER, ...rows].join('\n');
  const file = readStockFile(source);
  if (!file.ok) throw new Error(file.reason);
  const options = { postcode: '32801', grade: 'GOOD', mode: 'PUBLISH' } as const;
  const { id } = await beginImport({ ctx: dealer.ctx, input: { source, file: file.value, options } });
  await startImport({ ctx: dealer.ctx, id });
  return id;
}
