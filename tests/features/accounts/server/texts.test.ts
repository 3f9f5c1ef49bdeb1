import { beforeEach, describe, expect, test } from 'vitest';
import {
  confirmPhone,
  kickTold,
  readTextState,
  readUser,
  requestPhoneCode,
  tellPerson,
  updateUser,
} from '#features/accounts/server/index.ts';
import { textLine } from '#shared/text-line.ts';
import * as schema from '#features/schema.ts';
import type { Ctx } from '#platform/context.ts';
import { deliverTexts } from '#platform/sms/deliver.ts';
import { stopNumber } from '#platform/sms/index.ts';
import type { OutgoingText } from '#platform/sms/index.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { fault, member } from '../../listings/server/support.ts';
import { NETWORK } from './support.ts';

const NUMBER = '+14075550123';
const email = { to: 'jo@example.com', subject: 'News', text: 'News.', html: '<p>News.</p>' };

describe.each(ENGINES)('a number that texts go to, on %s', (engine) => {
  const texts: OutgoingText[] = [];
  const texter = { send: async (text: OutgoingText) => void texts.push(text), close: async () => {} };
  const services = useServices({ engine, texter });
  let ctx: Ctx;
  beforeEach(async () => {
    await services().database.empty();
    texts.length = 0;
    ctx = await member(services());
  });

  const userId = () => (ctx.actor.kind === 'user' ? ctx.actor.userId : '');
  const change = (body: Parameters<typeof updateUser>[0]['input']['body']) =>
    updateUser({ ctx, input: { userId: userId(), body, network: NETWORK } });
  const state = async () => readTextState({ ctx, user: await readUser({ ctx, input: { userId: userId() } }) });
  async function sendCode(): Promise<string> {
    await requestPhoneCode({ ctx, network: NETWORK });
    await deliverTexts({ services: services() });
    await expect.poll(() => texts.length).toBeGreaterThan(0);
    return /^(\d{6}) is your/.exec(texts.at(-1)?.body ?? '')?.[1] ?? '';
  }
  async function confirm(): Promise<void> {
    await change({ phone: NUMBER, contact_method: 'PHONE' });
    await confirmPhone({ ctx, code: await sendCode() });
    texts.length = 0;
  }
  async function tell(): Promise<'text' | 'email'> {
    const way = await tellPerson({ services: services(), db: services().db, userId: userId(), email, text: 'News' });
    kickTold({ services: services() });
    await deliverTexts({ services: services() });
    return way;
  }

  test('gets nothing but the code before the code came back, and news after that', async () => {
    expect(await state()).toBe('none');
    await change({ phone: NUMBER, contact_method: 'PHONE' });
    expect(await state()).toBe('unconfirmed');
    expect(await tell()).toBe('email');
    const code = await sendCode();
    expect(await state()).toBe('code');
    expect(texts).toMatchObject([{ to: NUMBER }]);
    await confirmPhone({ ctx, code: ` ${code.slice(0, 3)} ${code.slice(3)} ` });
    expect(await state()).toBe('confirmed');
    expect(await tell()).toBe('text');
    await expect.poll(() => texts.map(({ to, body }) => [to, body]).at(-1)).toEqual([NUMBER, 'News']);
  });

  test('takes a code five times, for ten minutes, once, and for that number alone', async () => {
    await change({ phone: NUMBER, contact_method: 'PHONE' });
    const code = await sendCode();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      await expect(confirmPhone({ ctx, code: wrong })).rejects.toMatchObject(fault('refused', 'wrong_code'));
    await expect(confirmPhone({ ctx, code })).rejects.toMatchObject(fault('refused', 'wrong_code'));
    const second = await sendCode();
    services().clock.advance(10 * 60_000 + 1);
    await expect(confirmPhone({ ctx, code: second })).rejects.toMatchObject(fault('refused', 'wrong_code'));
    const third = await sendCode();
    await change({ phone: '+14075550177' });
    await expect(confirmPhone({ ctx, code: third })).rejects.toMatchObject(fault('refused', 'wrong_code'));
    expect(await state()).toBe('unconfirmed');
  });

  test('is confirmed anew after it changed, and texts end with the choice of email', async () => {
    await confirm();
    await change({ contact_method: 'EMAIL' });
    expect(await tell()).toBe('email');
    await change({ contact_method: 'PHONE' });
    expect(await tell()).toBe('text');
    await change({ phone: NUMBER });
    expect(await state()).toBe('confirmed');
    await change({ phone: '(407) 555-0177' });
    expect(await state()).toBe('unconfirmed');
    expect(await tell()).toBe('email');
  });

  test('that said STOP gets emails and no code until START; one that could not be reached may try a code', async () => {
    await confirm();
    await stopNumber(services(), { number: NUMBER, reason: 'UNREACHABLE', at: services().now() });
    expect(await state()).toBe('unreachable');
    expect(await tell()).toBe('email');
    await sendCode();
    await stopNumber(services(), { number: NUMBER, reason: 'STOPPED', at: services().now() });
    expect(await state()).toBe('stopped');
    await expect(requestPhoneCode({ ctx, network: NETWORK })).rejects.toMatchObject(fault('refused', 'phone_stopped'));
  });

  test('is texted six codes a day at most, whoever asks', async () => {
    await change({ phone: '+14075550188', contact_method: 'PHONE' });
    for (let n = 0; n < 6; n += 1) await requestPhoneCode({ ctx, network: NETWORK });
    ctx = await member(services());
    await change({ phone: '+14075550188', contact_method: 'PHONE' });
    await expect(requestPhoneCode({ ctx, network: '198.51.100.1' })).rejects.toMatchObject({ reason: 'text_ceiling' });
  });

  test('is refused a code where the site sends no texts, and nobody is texted there', async () => {
    await confirm();
    const config = { ...services().config, siteUrl: 'https://curbtag.test' };
    const there = { ...ctx, config };
    await expect(requestPhoneCode({ ctx: there, network: NETWORK })).rejects.toMatchObject(
      fault('refused', 'texts_off'),
    );
    const told = { services: { ...services(), config }, db: services().db, userId: userId(), email, text: 'News' };
    expect(await tellPerson(told)).toBe('email');
  });

  test('stands in no log, error or proof of a wrong code in the clear', async () => {
    await confirm();
    await tell();
    const left = async () => JSON.stringify(await services().db.select().from(schema.smsQueue));
    await expect.poll(left).not.toContain('5550123');
    expect(JSON.stringify(services().errors)).not.toContain('5550123');
  });
});

test('names and titles of a text are cut, so that its link is whole', () => {
  const url = 'https://curbtag.test/my/messages/01909c5e-7b1a-7cc3-8d2e-5f6a7b8c9d0e';
  const line = textLine('Curbtag: {name} messaged you about {title}. {url}', {
    name: 'x'.repeat(200),
    title: 'A\nB',
    url,
  });
  expect(line.length).toBeLessThan(160);
  expect(line.endsWith(url)).toBe(true);
  expect(line).not.toContain('\n');
});
