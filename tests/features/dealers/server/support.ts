import type { Ctx } from '#platform/context.ts';
import { partnerForm, readOwnPartner } from '#features/dealers/server/index.ts';
import type { TestServices } from '../../../support/services.ts';
import { member } from '../../listings/server/support.ts';

export const VALID_VIN = '1HGCM82633A004352';

export const DETAILS = {
  do: 'save',
  name: 'Sunrise Motors',
  address: '1200 Colonial Dr',
  postcode: '32803',
  phone: '(407) 555-0123',
  website: 'sunrise.example.com',
  store_code: 'SUN-1',
  doc_fee: '299',
  shown: 'on',
  MONDAY_opens: '09:00',
  MONDAY_closes: '18:00',
};

export const save = (ctx: Ctx, fields: Record<string, string>) =>
  partnerForm({
    ctx,
    request: new Request('http://localhost:4321/settings/dealership', {
      method: 'POST',
      body: new URLSearchParams(fields),
    }),
  });

/** Somebody with a dealership that is set up. */
export async function dealer(services: TestServices, changes: Record<string, string> = {}) {
  const ctx = await member(services, { fullName: 'Dana Dealer' });
  await save(ctx, { do: 'become' });
  const saved = await save(ctx, { ...DETAILS, ...changes });
  if (saved.kind !== 'go') throw new Error(JSON.stringify(saved));
  const partner = await readOwnPartner({ ctx });
  if (!partner || ctx.actor.kind !== 'user') throw new Error('There is no dealership.');
  return { ctx, partner, userId: ctx.actor.userId };
}
