import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { AccountType } from '#shared/enums.ts';
import { findSession, hashPassword, openSession } from '#features/accounts/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { newId } from '#platform/ids.ts';
import { enqueueText } from '#platform/sms/index.ts';
import { deleteForm, exportData, isOn, settingsForm } from '#features/settings/server/index.ts';
import { completeAnswers, SECRETS } from '../../../support/answers.ts';
import { ENGINES } from '../../../support/database.ts';
import { makeCtx, useServices } from '../../../support/services.ts';
import { codeFor, emailsTo, freshAddress, mailer, PASSWORD } from '../../accounts/server/support.ts';
import { create, publish, readRow, update } from '../../listings/server/support.ts';

describe.each(ENGINES)('settings on %s', (engine) => {
  const services = useServices({ engine, mailer });

  async function person({ password = PASSWORD as string | null, type = 'SELLER' as AccountType } = {}) {
    const id = newId();
    const email = freshAddress();
    const passwordHash = password === null ? null : await hashPassword(password);
    await services()
      .db.insert(schema.users)
      .values({ id, email, fullName: 'Maria Gonzalez', type, passwordHash, emailVerifiedAt: services().now() });
    const session = await openSession(services(), { userId: id, device: 'Firefox on Linux' });
    return { id, email, session, ctx: makeCtx(services(), { user: { id, sessionId: session.id } }) };
  }

  const request = (path: string, fields: Record<string, string>) =>
    new Request(`http://localhost:4321${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'x-remote-address': `2001:db8:1:${Math.floor(Math.random() * 65_535).toString(16)}::1` },
    });
  const post = (ctx: Ctx, fields: Record<string, string>) =>
    settingsForm({ ctx, request: request('/settings', fields) });
  const row = async (id: string) =>
    (
      await services().db.select().from(schema.users).where(eq(schema.users.id, id))
    )[0] as typeof schema.users.$inferSelect;

  test('keep name, number and ZIP, and say beside a field what is wrong with it', async () => {
    const { ctx, id } = await person();
    const about = {
      do: 'about',
      fullname: '  Maria  Lopez ',
      phone: '407 555 0123',
      contact_method: 'PHONE',
      postcode: '32801',
    };
    expect(await post(ctx, about), 'a code was texted to the number').toMatchObject({
      kind: 'go',
      to: '/settings#texts',
    });
    expect(await row(id)).toMatchObject({
      fullName: 'Maria Lopez',
      phone: '+14075550123',
      contactMethod: 'PHONE',
      postcode: '32801',
    });
    const wrong = await post(ctx, { ...about, phone: '123', postcode: 'x' });
    expect(wrong).toMatchObject({
      kind: 'stay',
      status: 422,
      values: { phone: '123', postcode: 'x', fullname: '  Maria  Lopez ' },
    });
    expect(Object.keys(wrong.kind === 'stay' ? wrong.faults : {})).toEqual(['phone', 'postcode']);
  });

  test('keep the number when the field stays empty, and remove it when asked', async () => {
    const { ctx, id } = await person();
    await post(ctx, { do: 'about', fullname: 'M', phone: '4075550123', contact_method: 'EMAIL' });
    await post(ctx, { do: 'about', fullname: 'M', phone: '', contact_method: 'EMAIL' });
    expect((await row(id)).phone).toBe('+14075550123');
    await post(ctx, { do: 'about', fullname: 'M', phone: '', remove_phone: 'yes', contact_method: 'EMAIL' });
    expect((await row(id)).phone).toBeNull();
    const unreachable = await post(ctx, { do: 'about', fullname: 'M', phone: '', contact_method: 'PHONE' });
    expect(unreachable).toMatchObject({ kind: 'stay', status: 422, faults: { phone: expect.any(String) } });
  });

  test('turn letters off and on and leave other settings alone', async () => {
    const { ctx, id } = await person();
    await services()
      .db.update(schema.users)
      .set({ settings: { theme: 'dark' } })
      .where(eq(schema.users.id, id));
    await post(ctx, { do: 'letters', price_letters: 'on' });
    const { settings } = await row(id);
    expect(settings).toMatchObject({ theme: 'dark' });
    expect([isOn(settings, 'listing_letters'), isOn(settings, 'price_letters')]).toEqual([false, true]);
  });

  test('move the account to a new address only with the code sent there', async () => {
    const { ctx, id, email } = await person();
    const next = freshAddress();
    expect(await post(ctx, { do: 'email', email: 'nonsense' })).toMatchObject({
      faults: { email: expect.any(String) },
    });
    expect(await post(ctx, { do: 'email', email })).toMatchObject({ faults: { email: expect.any(String) } });
    expect(await post(ctx, { do: 'email', email: next })).toMatchObject({ values: { do: 'email-code', email: next } });
    const code = await codeFor(services(), next);
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await post(ctx, { do: 'email-code', email: next, code: wrong })).toMatchObject({
      values: { do: 'email-code', email: next },
      faults: { code: expect.any(String) },
    });
    expect((await row(id)).email).toBe(email);
    expect(await post(ctx, { do: 'email-code', email: next, code })).toMatchObject({ kind: 'go' });
    expect((await row(id)).email).toBe(next);
  });

  test('change the password for who knows the present one, and sign the other devices out', async () => {
    const { ctx, id, email, session } = await person();
    const other = await openSession(services(), { userId: id, device: 'Chrome on Android' });
    const wrong = await post(ctx, { do: 'password', current: 'not this one', password: 'four tall pines' });
    expect(wrong).toMatchObject({ kind: 'stay', faults: { current: expect.any(String) } });
    expect(JSON.stringify(wrong)).not.toContain('four tall pines');
    const weak = await post(ctx, { do: 'password', current: PASSWORD, password: 'short' });
    expect(weak).toMatchObject({ faults: { password: expect.any(String) } });
    expect(await post(ctx, { do: 'password', current: PASSWORD, password: 'four tall pines' })).toMatchObject({
      kind: 'go',
    });
    expect(await findSession(services(), session.accessToken)).not.toBeNull();
    expect(await findSession(services(), other.accessToken)).toBeNull();
    expect((await emailsTo(services(), email)).map(({ subject }) => subject)).toContain(
      'Your Curbtag password was changed',
    );
  });

  test('end one device, all others, and never somebody else’s', async () => {
    const { ctx, id, session } = await person();
    const stranger = await person();
    const other = await openSession(services(), { userId: id, device: 'Chrome on Android' });
    expect(await post(ctx, { do: 'sign-out', session: stranger.session.id })).toMatchObject({
      kind: 'stay',
      status: 404,
    });
    for (const session of ['', '{"a":', '\0'])
      expect(await post(ctx, { do: 'sign-out', session })).toMatchObject({ kind: 'stay', status: 404 });
    expect(await post(ctx, { do: 'sign-out', session: other.id })).toMatchObject({
      to: '/settings?done=devices#devices',
    });
    await openSession(services(), { userId: id, device: 'Safari on Mac' });
    await post(ctx, { do: 'sign-out-others' });
    const live = await services().db.select().from(schema.sessions).where(sql`user_id = ${id} and revoked_at is null`);
    expect(live.map((one) => one.id)).toEqual([session.id]);
    expect(await post(ctx, { do: 'sign-out', session: session.id })).toMatchObject({ kind: 'go', to: '/' });
  });

  test('refuse what no form of theirs sends', async () => {
    const { ctx, id } = await person();
    const before = await row(id);
    for (const fields of [{}, { do: 'constructor' }, { do: 'role', role: 'OPERATOR' }])
      await post(ctx, fields as Record<string, string>);
    expect(await row(id)).toEqual(before);
  });

  const exported = async (ctx: Ctx) => {
    let text = '';
    for await (const piece of exportData({ ctx })) text += piece;
    return text;
  };

  test('export everything about a person, in JSON that reads back, and nothing that opens a door', async () => {
    const { ctx, id, email } = await person();
    const draft = await create(ctx, SECRETS);
    const { ctx: sellerCtx, id: other } = await publish(services());
    await services()
      .db.insert(schema.savedListings)
      .values({ userId: id, listingId: other, savedAt: services().now(), status: 'PUBLISHED' });
    const text = await exported(ctx);
    const file = JSON.parse(text);
    expect(file.account.email).toBe(email);
    expect(file.listings).toHaveLength(1);
    expect(file.listings[0]).toMatchObject({
      id: draft.id,
      answers: { vin: SECRETS.vin, licensePlate: SECRETS.licensePlate },
    });
    expect(file.saved_listings).toMatchObject([{ listingId: other }]);
    expect(file.devices).toMatchObject([{ device: 'Firefox on Linux' }]);
    expect(text).not.toMatch(/argon2|tokenHash|passwordHash|sessionKeyHash/);
    const sellers = JSON.parse(await exported(sellerCtx));
    expect(sellers.listings[0].history.length).toBeGreaterThan(0);
    expect(JSON.stringify(sellers)).not.toContain(email);
  });

  test('export when texts were sent to the number, and not what they said', async () => {
    const { ctx, id } = await person();
    const [phone, expiresAt] = ['+14075550142', new Date(services().now().getTime() + 60_000)];
    await services().db.update(schema.users).set({ phone }).where(eq(schema.users.id, id));
    await enqueueText({ db: services().db, text: { to: phone, body: 'Your code is 123456.' }, email: null, expiresAt });
    const text = await exported(ctx);
    expect(JSON.parse(text).texts).toEqual([{ createdAt: expect.any(String), sentAt: null }]);
    expect(text).not.toContain('123456');
  });

  test('know every table that belongs to a person', async () => {
    const found = await services().database.sql<{ name: string }[]>`
      select distinct c.relname as name from pg_constraint k
        join pg_class c on c.oid = k.conrelid join pg_class r on r.oid = k.confrelid
       where k.contype = 'f' and r.relname = 'users' order by 1`;
    // Exported and erased by name. A new table here belongs into `exportData` and, unless it is deleted otherwise, `deleteUser`.
    const known = [
      'identities',
      'listings',
      'listing_news',
      'listing_news_told',
      'offer_requests',
      'partners',
      'qr_codes',
      'reservations',
      'saved_listings',
      'saved_searches',
      'sessions',
      'stock_imports',
      'stock_items',
      'store_orders',
      'value_follows',
      'chat_blocks',
      'chat_people',
      'chat_photos',
      'conversation_members',
      'conversations',
      'reports',
    ];
    expect(found.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  test('delete the account with its password, and only then', async () => {
    const { ctx, id, email } = await person();
    const draft = await create(ctx);
    const remove = (fields: Record<string, string>) =>
      deleteForm({ ctx, request: request('/settings/delete', fields) });
    expect(await remove({ sure: 'yes' })).toMatchObject({ faults: { password: expect.any(String) } });
    expect(await remove({ password: 'wrong one here', sure: 'yes' })).toMatchObject({
      faults: { password: expect.any(String) },
    });
    expect(await remove({ password: PASSWORD })).toMatchObject({ faults: { sure: expect.any(String) } });
    expect((await row(id)).deletedAt).toBeNull();
    const gone = await remove({ password: PASSWORD, sure: 'yes' });
    expect(gone).toMatchObject({ kind: 'go', to: '/settings/deleted' });
    expect(await row(id)).toMatchObject({ fullName: '', email: `${id}@deleted.invalid` });
    await expect(readRow(services(), draft.id)).rejects.toThrow('no listing');
    expect((await emailsTo(services(), email)).length).toBeGreaterThan(0);
  });

  test('ask who has no password to type the address, and keep the record of what was public', async () => {
    const { ctx, id, email } = await person({ password: null });
    const draft = await create(ctx, completeAnswers());
    await update(ctx, draft.id, { status: 'PUBLISHED' });
    await services()
      .db.insert(schema.partners)
      .values({
        id: newId(),
        userId: id,
        name: 'Gone Motors',
        slug: `gone-${id}`,
        address: '1 Main St',
        city: 'Orlando',
        state: 'FL',
        postcode: '32801',
        phone: '+14075550123',
        storeCode: 'G1',
      });
    const remove = (fields: Record<string, string>) =>
      deleteForm({ ctx, request: request('/settings/delete', fields) });
    expect(await remove({ word: 'x', sure: 'yes' })).toMatchObject({ faults: { word: expect.any(String) } });
    expect(await remove({ word: ` ${email.toUpperCase()}`, sure: 'yes' })).toMatchObject({ kind: 'go' });
    expect(await readRow(services(), draft.id)).toMatchObject({ status: 'ARCHIVED', answers: {} });
    expect(await services().db.select().from(schema.partners).where(eq(schema.partners.userId, id))).toEqual([]);
  });
});
