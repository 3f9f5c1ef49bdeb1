import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../src/server/ids.ts';
import { outboxMailer } from '../../../src/server/mail/outbox.ts';
import { listOutbox, outboxIsShown, readOutboxLetter } from '../../../src/server/mail/outbox-read.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'curbtag-outbox-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const config = () => ({ dataDir, mailFrom: 'Curbtag <hello@curbtag.test>', siteUrl: 'http://localhost:4321' });
const letter = (subject: string, at = new Date()) => ({
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
    const first = letter('First');
    await mailer.send(first);
    const eml = await readFile(join(dataDir, 'outbox', `${first.id}.eml`), 'utf8');
    expect(eml).toContain('Subject: First\r\n');
    expect(eml).toContain('To: jo@example.com');
    expect(await readOutboxLetter(config(), first.id)).toMatchObject({
      subject: 'First',
      text: 'Text.',
      html: '<p>HTML.</p>',
    });
  });

  test('lists the newest first', async () => {
    const mailer = outboxMailer(config());
    await mailer.send(letter('Older', new Date('2030-01-01')));
    await mailer.send(letter('Newer', new Date('2030-01-02')));
    expect((await listOutbox(config())).map(({ subject }) => subject).slice(0, 2)).toEqual(['Newer', 'Older']);
  });

  test('holds one copy of a letter that was handed over twice, and no half files', async () => {
    const mailer = outboxMailer(config());
    const twice = letter('Twice');
    await Promise.all([mailer.send(twice), mailer.send(letter('Beside'))]);
    await mailer.send(twice);
    const names = await readdir(join(dataDir, 'outbox'));
    expect(names.filter((name) => name.includes(twice.id)).sort()).toEqual([`${twice.id}.eml`, `${twice.id}.json`]);
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test.each(['../../etc/passwd', 'x', '', '00000000-0000-0000-0000-000000000000/../x'])(
    'finds nothing under the id %j',
    async (id) => {
      expect(await readOutboxLetter(config(), id)).toBeNull();
    },
  );

  test('refuses an address that is none, like SMTP does', async () => {
    await expect(outboxMailer(config()).send({ ...letter('x'), to: '"e@attacker.com"@victim.com' })).rejects.toThrow(
      'Not an address',
    );
  });

  test('is shown without SMTP, but never on a public https site', () => {
    const local = { smtpUrl: null, production: true, siteUrl: 'http://localhost:4321' };
    expect(outboxIsShown(local)).toBe(true);
    expect(outboxIsShown({ ...local, siteUrl: 'https://curbtag.test' })).toBe(false);
    expect(outboxIsShown({ ...local, production: false, siteUrl: 'https://curbtag.test' })).toBe(true);
    expect(outboxIsShown({ ...local, smtpUrl: 'smtp://mail' })).toBe(false);
  });
});
