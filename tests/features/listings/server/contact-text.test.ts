import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#features/schema.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { fault, publish, update } from './support.ts';

const TEXT = 'One owner, garage kept, new tires and brakes, serviced every 5,000 miles. ';
const ASKED = fault('refused', 'contact_in_text');

describe.each(ENGINES)('a phone number in a public text on %s', (engine) => {
  const services = useServices({ engine });
  beforeEach(() => services().database.empty());

  test('is published only after a second confirmation', async () => {
    const { ctx, id } = await publish(services());
    const answers = { description: `${TEXT}Call (407) 555-0123.` };
    await expect(update(ctx, id, { answers })).rejects.toMatchObject(ASKED);
    await expect(update(ctx, id, { answers })).rejects.toMatchObject({ faults: [{ field: 'description' }] });
    await update(ctx, id, { answers, contacts_confirmed: true });
    // Once said, the same number is not asked about with the next change; another one is.
    await update(ctx, id, { answers: { description: `${TEXT}Call (407) 555-0123, evenings.` } });
    const other = { answers: { description: `${TEXT}Call (407) 555-0199.` } };
    await expect(update(ctx, id, other)).rejects.toMatchObject(ASKED);
    // Taken down and put up again, nothing new is said.
    await update(ctx, id, { status: 'INACTIVE' });
    await update(ctx, id, { status: 'PUBLISHED' });
  });

  test('keeps nobody from publishing for the first time once confirmed, and no draft from being saved', async () => {
    const answers = { description: `${TEXT}Text 407.555.0123` };
    await expect(publish(services(), answers)).rejects.toMatchObject(ASKED);
  });

  test('is not asked about for mileages, prices and email addresses', async () => {
    const { ctx, id } = await publish(services());
    await update(ctx, id, { answers: { description: `${TEXT}123,456 miles, $12,500, jo@example.com, 225/45R17.` } });
  });

  test('of a dealership is its own when it is as registered', async () => {
    const { ctx, id } = await publish(services());
    const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : '';
    await services().db.insert(schema.partners).values({
      id: userId,
      userId,
      name: 'Bob’s Autos',
      slug: 'bobs-autos',
      address: '1 Main St',
      city: 'Orlando',
      state: 'FL',
      postcode: '32801',
      phone: '+14075550123',
      storeCode: 'bobs',
    });
    await update(ctx, id, { answers: { description: `${TEXT}Call (407) 555-0123.` } });
    const own = { answers: { description: `${TEXT}Call my cell (407) 555-0199.` } };
    await expect(update(ctx, id, own)).rejects.toMatchObject(ASKED);
  });
});

describe.each(ENGINES)('“How should we reach you?” on %s', (engine) => {
  const services = useServices({ engine });
  beforeEach(() => services().database.empty());
  const accountOf = async (id: string) => {
    const [row] = await services().db.select().from(schema.users).where(eq(schema.users.id, id));
    return { method: row?.contactMethod, phone: row?.phone, confirmed: row?.phoneConfirmedAt };
  };

  test('beside a listing is the account’s choice, and a number waits for its code', async () => {
    const said = { preferredContact: 'PHONE', phone: '(407) 555-0123' };
    const { ctx, id } = await publish(services(), said);
    const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : '';
    expect(await accountOf(userId)).toEqual({ method: 'PHONE', phone: '+14075550123', confirmed: null });
    const at = services().now();
    await services().db.update(schema.users).set({ phoneConfirmedAt: at }).where(eq(schema.users.id, userId));
    await update(ctx, id, { answers: { description: `${TEXT}Great on gas.` } });
    expect(await accountOf(userId)).toMatchObject({ confirmed: at });
    await update(ctx, id, { answers: { preferredContact: 'EMAIL' } });
    expect(await accountOf(userId)).toEqual({ method: 'EMAIL', phone: '+14075550123', confirmed: at });
    await update(ctx, id, { answers: { preferredContact: 'PHONE', phone: '(407) 555-0177' } });
    expect(await accountOf(userId)).toEqual({ method: 'PHONE', phone: '+14075550177', confirmed: null });
  });
});
