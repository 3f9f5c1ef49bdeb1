import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#platform/ids.ts';
import { outboxMailer, listOutbox, readOutboxEmail } from '#platform/mail/outbox-read.ts';
import { openOutboxDoor, outboxAddress, outboxIsShown } from '#platform/mail/outbox-door.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'curbtag-outbox-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const config = () => ({ dataDir, mailFrom: 'Curbtag <hello@curbtag.test>', siteUrl: 'http://localhost:4321' });
const email = (subject: string, at = new Date()) => ({
  id: newId(at),
  to: 'jo@example.com',
  subject,
  text: 'Text.',
  html: '<p>HTML.</p>',
});

describe('the outbox', () => {
  test('is empty before the first letter', async () => {
    expect(await listOutbox(config())).toEqual([]);
  });

  test('keeps each letter as a message to open and a record to read', async () => {
    const mailer = outboxMailer(config());
    const first = email('First');
    await mailer.send(first);
    const eml = await readFile(join(dataDir, 'outbox', `${first.id}.eml`), 'utf8');
    expect(eml).toContain('Subject: First\r\n');
    expect(eml).toContain('To: jo@example.com');
    expect(await readOutboxEmail(config(), first.id)).toMatchObject({
      subject: 'First',
      text: 'Text.',
      html: '<p>HTML.</p>',
    });
  });

  test('lists the newest first', async () => {
    const mailer = outboxMailer(config());
    await mailer.send(email('Older', new Date('2030-01-01')));
    await mailer.send(email('Newer', new Date('2030-01-02')));
    expect((await listOutbox(config())).map(({ subject }) => subject).slice(0, 2)).toEqual(['Newer', 'Older']);
  });

  test('holds one copy of a letter that was handed over twice, and no half files', async () => {
    const mailer = outboxMailer(config());
    const twice = email('Twice');
    await Promise.all([mailer.send(twice), mailer.send(email('Beside'))]);
    await mailer.send(twice);
    const names = await readdir(join(dataDir, 'outbox'));
    expect(names.filter((name) => name.includes(twice.id)).sort()).toEqual([`${twice.id}.eml`, `${twice.id}.json`]);
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test.each(['../../etc/passwd', 'x', '', '00000000-0000-0000-0000-000000000000/../x'])(
    'finds nothing under the id %j',
    async (id) => {
      expect(await readOutboxEmail(config(), id)).toBeNull();
    },
  );

  test('refuses an address that is none, like SMTP does', async () => {
    await expect(outboxMailer(config()).send({ ...email('x'), to: '"e@attacker.com"@victim.com' })).rejects.toThrow(
      'Not an address',
    );
  });

  // Behind a proxy on the same machine one of the two is loopback: that is not enough.
  test('is shown without SMTP, and only while host and site are both this machine', () => {
    const local = { mailUrl: null, host: '127.0.0.1', siteUrl: 'http://localhost:4321' };
    expect(outboxIsShown(local)).toBe(true);
    expect(outboxIsShown({ ...local, host: '::1', siteUrl: 'http://[::1]:4321' })).toBe(true);
    for (const open of [
      { mailUrl: 'smtp://mail' },
      { host: '0.0.0.0' },
      { host: '::' },
      { host: '192.0.2.1' },
      { siteUrl: 'https://curbtag.test' },
      { siteUrl: 'http://curbtag.test' },
      { siteUrl: 'http://192.0.2.1:4321' },
    ])
      expect(outboxIsShown({ ...local, ...open })).toBe(false);
  });

  describe('behind its door', () => {
    const local = () => ({ ...config(), mailUrl: null, host: '127.0.0.1', siteUrl: 'http://localhost:4321' });
    const come = (query = '', cookie = '', base = local()) =>
      openOutboxDoor({
        config: base,
        request: new Request(`http://localhost:4321/dev/outbox${query}`, { headers: { cookie } }),
      });

    test('opens with the key that the start prints, once in the address and then by a cookie', () => {
      const address = new URL(outboxAddress(local()) ?? '');
      expect(address.pathname).toBe('/dev/outbox');
      const entered = come(address.search);
      if (entered.kind !== 'enter') throw new Error('the key was not accepted');
      expect(entered.response.status).toBe(303);
      expect(entered.response.headers.get('location')).toBe('/dev/outbox');
      const line = entered.response.headers.get('set-cookie') ?? '';
      expect(line).toMatch(/; HttpOnly; SameSite=Strict$/);
      expect(come('', line.split(';')[0])).toEqual({ kind: 'open' });
      expect(come('?email=x', `other=1; ${line.split(';')[0]}`)).toEqual({ kind: 'open' });
      expect(outboxAddress(local())).toBe(address.href);
    });

    test('stays locked without it, and with any other', () => {
      for (const query of ['', '?key=', '?key=x', `?key=${'a'.repeat(64)}`])
        expect(come(query)).toEqual({ kind: 'locked' });
      for (const cookie of ['outbox_key=', 'outbox_key=x', 'x_outbox_key=1'])
        expect(come('', cookie)).toEqual({ kind: 'locked' });
    });

    test('is not there where others can reach the server, whatever key they bring', () => {
      const { search } = new URL(outboxAddress(local()) ?? '');
      const elsewhere = { ...local(), siteUrl: 'https://curbtag.test' };
      expect(come(search, '', elsewhere)).toEqual({ kind: 'none' });
      expect(outboxAddress(elsewhere)).toBeNull();
    });
  });
});
