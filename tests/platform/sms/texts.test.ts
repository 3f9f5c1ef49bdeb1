import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#app/api/app.ts';
import * as schema from '#features/schema.ts';
import { textsRouter } from '#platform/http/texts-routes.ts';
import { backOff, deliverTexts, MAX_TRIES, purgeTexts } from '#platform/sms/deliver.ts';
import { enqueueText, findStop, isSignedByTwilio, listTexts, smsIsOffered, stopNumber } from '#platform/sms/index.ts';
import { outboxTexter } from '#platform/sms/outbox-read.ts';
import { twilioTexter } from '#platform/sms/twilio.ts';
import { ENGINES } from '../../support/database.ts';
import { makeConfig, useServices } from '../../support/services.ts';
import { signAsTwilio, startTwilio, TWILIO_ACCOUNT } from '../../support/twilio.ts';

const NUMBER = '+14075550123';
const DAY = 86_400_000;
const email = { to: 'jo@example.com', subject: 'News', text: 'News.', html: '<p>News.</p>' };
const SITE = 'https://curbtag.test';

describe.each(ENGINES)('texts on %s', (engine) => {
  const services = useServices({ engine, config: { twilio: { ...TWILIO_ACCOUNT, apiUrl: 'http://127.0.0.1:9' } } });
  let twilio: Awaited<ReturnType<typeof startTwilio>>;
  beforeAll(async () => {
    twilio = await startTwilio(() => services().now());
  });
  afterAll(() => twilio.close());
  beforeEach(async () => {
    await services().database.empty();
    for (const list of [twilio.sent, twilio.answers, twilio.asked]) list.length = 0;
  });

  const rows = () => services().db.select().from(schema.smsQueue);
  const emails = () => services().db.select().from(schema.mailQueue);
  const queue = (changes: { body?: string; dedupeKey?: string; email?: typeof email | null; lasts?: number } = {}) =>
    enqueueText({
      db: services().db,
      text: { to: NUMBER, body: changes.body ?? 'Your visit is today. https://curbtag.test/x' },
      email: changes.email === undefined ? email : changes.email,
      expiresAt: new Date(services().now().getTime() + (changes.lasts ?? DAY)),
      ...(changes.dedupeKey && { dedupeKey: changes.dedupeKey }),
    });
  const deliver = () => {
    const texter = twilioTexter({ twilio: twilio.account, siteUrl: SITE });
    return deliverTexts({ services: { ...services(), texter } });
  };
  /** The job’s next tick, once the wait after the last try is over. */
  const later = () => {
    services().clock.advance(11 * 60_000);
    return deliver();
  };

  test('leave once, and neither number nor words are kept', async () => {
    await queue({ body: 'It’s “today” – now…' });
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(twilio.sent).toMatchObject([{ to: NUMBER, body: `It's "today" - now...` }]);
    expect(await rows()).toMatchObject([{ to: '', body: '', email: null, lastError: null, sentAt: services().now() }]);
    expect(await emails()).toEqual([]);
  });

  test('of a transaction that fails are not written, and one dedupe key is one text', async () => {
    const failing = services().db.transaction(async (tx) => {
      await enqueueText({ db: tx, text: { to: NUMBER, body: 'x' }, email: null, expiresAt: services().now() });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await queue({ dedupeKey: 'a' });
    await queue({ dedupeKey: 'a' });
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    [400, 21211, 'UNREACHABLE'],
    [400, 21614, 'UNREACHABLE'],
    [400, 21610, 'STOPPED'],
    [400, 21617, null],
  ] as const)('that are refused with %i (%i) are not tried again, and the email goes', async (status, code, stop) => {
    twilio.answers.push({ status, code, message: `The 'To' number ${NUMBER} is not valid` });
    await queue();
    expect(await deliver()).toBe(0);
    expect(await later()).toBe(0);
    expect(twilio.asked).toHaveLength(1);
    expect(await emails()).toMatchObject([{ to: 'jo@example.com', subject: 'News' }]);
    expect(await findStop(services(), NUMBER)).toBe(stop);
    const [row] = await rows();
    expect(row).toMatchObject({ to: '', body: '', failedAt: expect.any(Date) });
    expect(row?.lastError).toBe(`The text provider answered ${status} (${code}).`);
  });

  test.each([429, 500, 503, 401])('wait and go again after %i', async (status) => {
    twilio.answers.push({ status });
    await queue();
    expect(await deliver()).toBe(0);
    expect(await deliver()).toBe(0);
    expect(twilio.asked).toHaveLength(1);
    expect(await later()).toBe(1);
    expect(twilio.sent).toHaveLength(1);
  });

  test('that the provider took before the line broke are found there and not sent twice', async () => {
    twilio.answers.push('take and hang up');
    await queue();
    expect(await deliver()).toBe(0);
    expect(await later()).toBe(1);
    expect(twilio.sent).toHaveLength(1);
    expect((await rows())[0]?.sentAt).not.toBeNull();
  });

  test('that never left are sent after the line broke', async () => {
    twilio.answers.push('hang up');
    await queue();
    expect(await deliver()).toBe(0);
    expect(await later()).toBe(1);
    expect(twilio.sent).toHaveLength(1);
  });

  test('that an earlier process was killed over go again once, when its lease is over', async () => {
    await queue();
    const killed = deliverTexts({
      services: { ...services(), texter: { send: () => new Promise<void>(() => {}), close: async () => {} } },
    });
    void killed;
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    // It had handed the text over and could not say so.
    twilio.sent.push({ to: NUMBER, body: 'Your visit is today. https://curbtag.test/x', created: services().now() });
    expect(await deliver()).toBe(0);
    expect(await later()).toBe(1);
    expect(twilio.sent).toHaveLength(1);
  });

  test('with the words of an older one are not taken for it', async () => {
    const old = new Date(services().now().getTime() - 3_600_000);
    twilio.sent.push({ to: NUMBER, body: 'Your visit is today. https://curbtag.test/x', created: old });
    twilio.answers.push('hang up');
    await queue();
    await deliver();
    expect(await later()).toBe(1);
    expect(twilio.sent).toHaveLength(2);
  });

  test('that fail again and again become the email, at the end of the tries or of their use', async () => {
    twilio.answers.push(...Array.from({ length: MAX_TRIES }, () => ({ status: 500 })));
    await queue();
    for (let tries = 0; tries < MAX_TRIES; tries += 1) await later();
    expect(await emails()).toHaveLength(1);
    twilio.answers.push({ status: 500 });
    await queue({ lasts: 60_000 });
    await deliver();
    await later();
    expect(await emails()).toHaveLength(2);
    expect(twilio.sent).toEqual([]);
  });

  test('to a number that said STOP meanwhile do not leave', async () => {
    await queue();
    await stopNumber(services(), { number: NUMBER, reason: 'STOPPED', at: services().now() });
    expect(await deliver()).toBe(0);
    expect(twilio.asked).toEqual([]);
    expect(await emails()).toHaveLength(1);
  });

  test('are shared by two processes at once', async () => {
    for (let n = 0; n < 12; n += 1) await queue({ body: `Text ${n}` });
    const counts = await Promise.all([deliver(), deliver()]);
    expect(counts[0] + counts[1]).toBe(12);
    expect(new Set(twilio.sent.map(({ body }) => body)).size).toBe(12);
    expect(twilio.sent).toHaveLength(12);
  });

  test('are forgotten after a month', async () => {
    await queue();
    await deliver();
    services().clock.set(new Date(Date.now() + 31 * DAY));
    expect(await purgeTexts({ services: services() })).toBe(1);
  });

  test('of the local adapter are files, and a second try is the same file', async () => {
    const { config } = services();
    const texter = outboxTexter(config);
    const text = { id: '01909c5e-7b1a-7cc3-8d2e-5f6a7b8c9d0e', to: NUMBER, body: 'Hello', triedSince: null };
    await texter.send(text);
    await texter.send(text);
    expect(await listTexts(config)).toMatchObject([{ to: NUMBER, body: 'Hello' }]);
    expect(readFileSync(`${config.dataDir}/outbox/texts/${text.id}.json`, 'utf8')).toContain('Hello');
  });

  describe('the provider’s messages', () => {
    const PATH = 'http://localhost:4321/api/texts/twilio';
    const app = createApp({ findServices: services, routers: [textsRouter] });
    const post = (fields: Record<string, string>, signature = signAsTwilio(PATH, fields)) =>
      app.request(PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
        body: new URLSearchParams(fields).toString(),
      });

    test('STOP ends texts to the number, START allows them, other words do nothing', async () => {
      const answer = await post({ From: NUMBER, To: '+14075550100', Body: ' Stop. ' });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<Response/>');
      expect(await findStop(services(), NUMBER)).toBe('STOPPED');
      await post({ From: NUMBER, Body: 'Is it still for sale?' });
      expect(await findStop(services(), NUMBER)).toBe('STOPPED');
      await post({ From: NUMBER, Body: 'START' });
      expect(await findStop(services(), NUMBER)).toBeNull();
    });

    test('a text that was not delivered because of its number ends texts there', async () => {
      await post({ MessageStatus: 'undelivered', ErrorCode: '30008', To: NUMBER, From: '+14075550100' });
      expect(await findStop(services(), NUMBER)).toBeNull();
      await post({ MessageStatus: 'undelivered', ErrorCode: '30006', To: NUMBER, From: '+14075550100' });
      expect(await findStop(services(), NUMBER)).toBe('UNREACHABLE');
    });

    test('are refused without the provider’s signature, or with fields changed after it', async () => {
      const fields = { From: NUMBER, Body: 'STOP' };
      const signature = signAsTwilio(PATH, fields);
      for (const [said, sign] of [
        [fields, ''],
        [fields, 'bm8='],
        [{ ...fields, From: '+14075550199' }, signature],
        [{ ...fields, Extra: '1' }, signature],
      ] as const)
        expect((await post(said, sign)).status).toBe(401);
      expect(await findStop(services(), NUMBER)).toBeNull();
    });

    test('are not taken where no provider is configured', async () => {
      const none = createApp({ findServices: () => ({ ...services(), config: makeConfig() }), routers: [textsRouter] });
      expect((await none.request(PATH, { method: 'POST' })).status).toBe(404);
    });
  });

  test('no number stands in the table of stops', async () => {
    await stopNumber(services(), { number: NUMBER, reason: 'STOPPED', at: services().now() });
    const stops = await services().db.select().from(schema.smsStops);
    expect(JSON.stringify(stops)).not.toContain('5550123');
    expect(stops[0]?.numberHash).toMatch(/^[0-9a-f]{64}$/);
  });
});

test('the signature is that of Twilio’s own example', () => {
  // https://www.twilio.com/docs/usage/security#validating-requests
  const fields = new Map([
    ['CallSid', 'CA1234567890ABCDE'],
    ['Caller', '+14158675309'],
    ['Digits', '1234'],
    ['From', '+14158675309'],
    ['To', '+18005551212'],
  ]);
  const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
  expect(isSignedByTwilio('12345', { url, fields, signature: 'RSOYDt4T1cUTdK1PDd93/VVr8B8=' })).toBe(true);
  expect(isSignedByTwilio('12346', { url, fields, signature: 'RSOYDt4T1cUTdK1PDd93/VVr8B8=' })).toBe(false);
});

test('waits double and end at ten minutes', () => {
  expect([1, 2, 3, 20].map(backOff)).toEqual([15_000, 30_000, 60_000, 600_000]);
});

test('texts are offered with a provider, or where the outbox page shows them', () => {
  const account = { ...TWILIO_ACCOUNT, apiUrl: 'https://api.twilio.com' };
  expect(smsIsOffered(makeConfig())).toBe(true);
  expect(smsIsOffered(makeConfig({ siteUrl: SITE }))).toBe(false);
  expect(smsIsOffered(makeConfig({ mailUrl: 'smtp://localhost' }))).toBe(false);
  expect(smsIsOffered(makeConfig({ siteUrl: SITE, mailUrl: 'smtp://localhost', twilio: account }))).toBe(true);
});
