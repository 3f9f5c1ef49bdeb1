import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as schema from '#features/schema.ts';
import {
  expireListings,
  readHistory,
  readRenewal,
  remindSellers,
  renewByToken,
  renewListing,
} from '#features/listings/server/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { linkFor, mailer } from '../../accounts/server/support.ts';
import { fault, member, publish, readRow, update, visitor } from './support.ts';

const DAY = 86_400_000;

describe.each(ENGINES)('a listing’s time on %s', (engine) => {
  const services = useServices({ engine, mailer });

  const emailOf = async (userId: string | null) => {
    const [owner] = await services()
      .db.select()
      .from(schema.users)
      .where(eq(schema.users.id, userId ?? ''));
    return owner?.email ?? '';
  };

  async function reminded() {
    const listing = await publish(services());
    services().clock.advance(54 * DAY);
    await remindSellers({ services: services() });
    const email = await emailOf((await readRow(services(), listing.id)).ownerId);
    const token = (await linkFor(services(), email)).searchParams.get('token') ?? '';
    return { ...listing, email, token };
  }

  test('is 60 days from the day it is published', async () => {
    const { id } = await publish(services());
    const row = await readRow(services(), id);
    expect(row.expiresAt?.getTime()).toBe(services().now().getTime() + 60 * DAY);
    expect(row.remindedAt).toBeNull();
  });

  test('ends in a status and a line of the record that names nobody, once', async () => {
    const { ctx, id } = await publish(services());
    services().clock.advance(60 * DAY - 1);
    await expireListings({ services: services() });
    expect((await readRow(services(), id)).status).toBe('PUBLISHED');
    services().clock.advance(1);
    await Promise.all([expireListings({ services: services() }), expireListings({ services: services() })]);
    expect((await readRow(services(), id)).status).toBe('INACTIVE');
    const record = await readHistory({ db: services().db, listingId: id });
    expect(record.filter(({ after }) => after === 'INACTIVE')).toHaveLength(1);
    const [last] = await services()
      .db.select()
      .from(schema.listingHistory)
      .where(eq(schema.listingHistory.after, 'INACTIVE'));
    expect(last?.actorId).toBeNull();
    await expect(renewListing({ ctx, ref: id })).rejects.toMatchObject(fault('refused', 'not_published'));
  });

  test('does not run for drafts, for what is sold, or for the demo market', async () => {
    const sold = await publish(services());
    await update(sold.ctx, sold.id, { status: 'SOLD' });
    const demo = await publish(services());
    await services().db.update(schema.listings).set({ demo: true }).where(eq(schema.listings.id, demo.id));
    services().clock.advance(61 * DAY);
    await expireListings({ services: services() });
    expect((await readRow(services(), sold.id)).status).toBe('SOLD');
    expect((await readRow(services(), demo.id)).status).toBe('PUBLISHED');
  });

  test('is asked about once, a week before, by a letter whose link renews without signing in', async () => {
    const { id, token } = await reminded();
    expect(await remindSellers({ services: services() })).toBe(0);
    const stranger = visitor(services());
    expect(await readRenewal({ ctx: stranger, token })).toMatchObject({ title: '2014 Honda Accord EX-L', down: false });
    expect((await readRow(services(), id)).remindedAt).not.toBeNull();
    await renewByToken({ ctx: stranger, token });
    const row = await readRow(services(), id);
    expect(row.expiresAt?.getTime()).toBe(services().now().getTime() + 60 * DAY);
    expect(row.remindedAt).toBeNull();
    await expect(renewByToken({ ctx: stranger, token })).rejects.toMatchObject(fault('unauthenticated'));
  });

  test('is begun anew by the same link after it came down by itself, as its owner’s doing', async () => {
    const { id, token } = await reminded();
    services().clock.advance(7 * DAY);
    await expireListings({ services: services() });
    expect(await readRenewal({ ctx: visitor(services()), token })).toMatchObject({ down: true });
    await renewByToken({ ctx: visitor(services()), token });
    const row = await readRow(services(), id);
    expect(row.status).toBe('PUBLISHED');
    const records = await services()
      .db.select()
      .from(schema.listingHistory)
      .where(eq(schema.listingHistory.listingId, id));
    expect(records.at(-1)).toMatchObject({ after: 'PUBLISHED', actorId: row.ownerId });
  });

  test('is not begun anew for what its owner took down or sold, nor a month later', async () => {
    const taken = await reminded();
    await update(taken.ctx, taken.id, { status: 'INACTIVE' });
    await expect(renewByToken({ ctx: visitor(services()), token: taken.token })).rejects.toMatchObject(
      fault('unauthenticated'),
    );
    const late = await reminded();
    services().clock.advance(7 * DAY);
    await expireListings({ services: services() });
    services().clock.advance(31 * DAY);
    expect(await readRenewal({ ctx: visitor(services()), token: late.token })).toBeNull();
  });

  test('cannot be had with a token that was altered or belongs to another listing', async () => {
    const { token, id } = await reminded();
    const other = await publish(services());
    const forged = [
      `${other.id}.${token.split('.')[1]}`,
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      '',
      id,
    ];
    for (const wrong of forged)
      await expect(renewByToken({ ctx: visitor(services()), token: wrong }), wrong).rejects.toMatchObject(
        fault('unauthenticated'),
      );
  });

  test('is renewed by its owner only, whenever it is up', async () => {
    const { ctx, id } = await publish(services());
    services().clock.advance(10 * DAY);
    expect((await renewListing({ ctx, ref: id })).expiresAt?.getTime()).toBe(services().now().getTime() + 60 * DAY);
    await expect(renewListing({ ctx: await member(services()), ref: id })).rejects.toMatchObject(fault('missing'));
  });

  test('is asked about in an email whose link at the foot ends such emails', async () => {
    const { id } = await publish(services());
    services().clock.advance(54 * DAY);
    await remindSellers({ services: services() });
    const email = await emailOf((await readRow(services(), id)).ownerId);
    const [asked] = await services().db.select().from(schema.mailQueue).where(eq(schema.mailQueue.to, email));
    expect(asked?.subject).toMatch(/^Still for sale\? .+ expires \w+/);
    expect(asked?.unsubscribeUrl).toMatch(/\/api\/unsubscribe\?token=l\./);
    expect(asked?.text).toContain('Turn off listing reminders:\n');
  });

  test('is not asked about when its seller turned these emails off', async () => {
    const { id, ctx } = await publish(services());
    if (ctx.actor.kind === 'user')
      await services()
        .db.update(schema.users)
        .set({ settings: { listing_letters: false } })
        .where(eq(schema.users.id, ctx.actor.userId));
    services().clock.advance(54 * DAY);
    await remindSellers({ services: services() });
    const owner = (await readRow(services(), id)).ownerId;
    await expect(linkFor(services(), await emailOf(owner))).rejects.toThrow('no letter');
  });
});
