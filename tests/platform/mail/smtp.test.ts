import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { isUndeliverable } from '#platform/mail/message.ts';
import { smtpMailer } from '#platform/mail/open.ts';
import { startMailServer } from '../../support/mail-server.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function startServer(options: Partial<SMTPServerOptions> = {}) {
  const { close, ...server } = await startMailServer(options);
  closers.push(close);
  return server;
}

function mailerAt(port: number, extra: { scheme?: string; login?: string; host?: string; query?: string } = {}) {
  const { scheme = 'smtp', login = '', host = '127.0.0.1', query = '' } = extra;
  const mailer = smtpMailer({
    mailUrl: `${scheme}://${login}${host}:${port}${query}`,
    mailFrom: 'Curbtag <hello@curbtag.test>',
    siteUrl: 'https://curbtag.test',
  });
  closers.unshift(() => mailer.close());
  return mailer;
}

const ID = '01909c5e-7b1a-7cc3-8d2e-5f6a7b8c9d0e';
const email = {
  id: ID,
  to: 'jo@example.com',
  subject: 'Your code',
  text: 'It is 123456.',
  html: '<p>It is 123456.</p>',
};

describe('a letter over SMTP', () => {
  test('arrives with both bodies and an id that stays the same', async () => {
    const { received, port } = await startServer();
    await mailerAt(port).send(email);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'hello@curbtag.test', to: ['jo@example.com'] });
    expect(received[0]?.message).toContain(`Message-ID: <${ID}@curbtag.test>`);
    expect(received[0]?.message).toMatch(/From: Curbtag <hello@curbtag\.test>/);
    expect(received[0]?.message).toContain('text/plain');
    expect(received[0]?.message).toContain('text/html');
    expect(received[0]?.message).toContain('Auto-Submitted: auto-generated');
  });

  test('signs in with the name and password of the address', async () => {
    const logins: unknown[] = [];
    const { received, port } = await startServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        logins.push([username, password]);
        done(null, { user: username });
      },
    });
    await mailerAt(port, { login: 'jo%40mail:s%3Acret@' }).send(email);
    expect(logins).toEqual([['jo@mail', 's:cret']]);
    expect(received).toHaveLength(1);
  });

  test('over smtps:// is encrypted from the start, and a certificate nobody vouches for is refused', async () => {
    const { received, port } = await startServer({ secure: true });
    await expect(mailerAt(port, { scheme: 'smtps' }).send(email)).rejects.toThrow(/certificate/i);
    expect(received).toHaveLength(0);
    await mailerAt(port, { scheme: 'smtps', query: '?insecure=1' }).send(email);
    expect(received).toHaveLength(1);
  });

  test('over smtp:// to another machine goes encrypted or not at all', async () => {
    const { received, port } = await startServer();
    await expect(mailerAt(port, { host: '127.0.0.2' }).send(email)).rejects.toThrow(/STARTTLS/i);
    expect(received).toHaveLength(0);
  });

  test.each([
    '"e@attacker.com"@victim.com',
    'jo@example.com, eve@attacker.com',
    'Jo <jo@example.com>, <eve@attacker.com>',
    'jo@example.com\r\nBcc: eve@attacker.com',
    'jo@example.com\nRCPT TO:<eve@attacker.com>',
    'group: jo@example.com, eve@attacker.com;',
    'jo@example.com>\r\nRCPT TO:<eve@attacker.com',
    'jo@exam\u0000ple.com',
    'jo@[127.0.0.1]',
    '(eve@attacker.com) jo@example.com',
    '',
  ])('to %j is never handed to the mail library', async (to) => {
    const { received, port } = await startServer();
    const failure = await mailerAt(port)
      .send({ ...email, to })
      .then(
        () => null,
        (error: unknown) => error,
      );
    expect(isUndeliverable(failure)).toBe(true);
    expect(received).toHaveLength(0);
  });

  test('keeps a line break in the subject from becoming a header', async () => {
    const { received, port } = await startServer();
    await mailerAt(port).send({ ...email, subject: 'Hello\r\nBcc: eve@attacker.com\r\n\r\nOwned' });
    const head = received[0]?.message.split('\r\n\r\n')[0] ?? '';
    expect(head).toMatch(/^Subject: Hello Bcc: eve@attacker.com Owned$/m);
    expect(head).not.toMatch(/^Bcc:/m);
    expect(received[0]?.to).toEqual(['jo@example.com']);
  });

  test('refused for good by the server is told apart from trouble that may pass', async () => {
    const refusal = (code: number) => ({
      onRcptTo: (_address: unknown, _session: unknown, done: (error?: Error) => void) =>
        done(Object.assign(new Error('no such mailbox'), { responseCode: code })),
    });
    const judged = async (code: number) => {
      const { port } = await startServer(refusal(code));
      return mailerAt(port)
        .send(email)
        .then(
          () => 'sent',
          (error: unknown) => (isUndeliverable(error) ? 'refused' : 'later'),
        );
    };
    expect(await judged(550)).toBe('refused');
    expect(await judged(451)).toBe('later');
  });

  test('a wrong password of ours is worth another try', async () => {
    const { port } = await startServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('wrong')),
    });
    const failure = await mailerAt(port, { login: 'a:b@' })
      .send(email)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(isUndeliverable(failure)).toBe(false);
  });

  test('a server that is not there is worth another try', async () => {
    const failure = await mailerAt(1)
      .send(email)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(isUndeliverable(failure)).toBe(false);
  });
});
