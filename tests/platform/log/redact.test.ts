import { describe, expect, test } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { describeError, redact, redactDeep } from '#platform/log/redact.ts';

describe('text that leaves the program', () => {
  test.each([
    ['mail to jo.o+tag@mail.example.co.uk failed', 'mail to [e-mail] failed'],
    ['vin 1HGCM82633A004352 decoded', 'vin [vin] decoded'],
    ['hull ABC12345D585 read', 'hull [hin] read'],
    ['GET /services/boats/specs?hin=us-abc12345d585&year=1990', 'GET /services/boats/specs?hin=[hidden]&year=1990'],
    ['{"serialNumber":"7F02C123456"}', '{"serialNumber":"[hidden]"}'],
    ['vin 1hgcm82633a004352 decoded', 'vin [vin] decoded'],
    ['call (407) 555-0134 now', 'call [phone] now'],
    ['call 407-555-0134', 'call [phone]'],
    ['call +14075550134', 'call [phone]'],
    ['call 4075550134 or 14075550134', 'call [phone] or [phone]'],
    ['mail to josé@example.com, or jo%40example.com', 'mail to [e-mail], or [e-mail]'],
    ['token=abc', 'token=[hidden]'],
    ['sent {"n":1,"token":"abc"}', 'sent {"n":1,"token":"[hidden]"}'],
    ['call +1 407.555.0134', 'call [phone]'],
    ['Authorization: Bearer abc.DEF-123', 'Authorization: Bearer [secret]'],
    [
      '/stickers/auth/login?username=jo&token=abc123&next=/x',
      '/stickers/auth/login?username=[hidden]&token=[hidden]&next=/x',
    ],
    ['GET /socket.io?EIO=4&token=aaa', 'GET /socket.io?EIO=4&token=[hidden]'],
    ['cookie authjs.session-token=abc; other=1', 'cookie authjs.session-token=[secret]; other=1'],
    ['__Secure-authjs.session-token=abc', '__Secure-authjs.session-token=[secret]'],
    ['draft_key=abcdefgh', 'draft_key=[secret]'],
    ['postgres://curbtag:hunter2@db:5432/x', 'postgres://[secret]@db:5432/x'],
    ['hash 2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae', 'hash [secret]'],
    ['key Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6', 'key [secret]'],
    ['from 203.0.113.9 port 5', 'from [network] port 5'],
    ['from 2001:db8:1:2::6 port 5', 'from [network] port 5'],
    ['lives at 1200 N Orange Ave, Orlando', 'lives at [street], Orlando'],
    ['lives at 42 Elm Street', 'lives at [street]'],
  ])('%s', (text, hidden) => {
    expect(redact(text)).toBe(hidden);
  });

  test.each([
    'listing 3f2b1a90-5c4d-4e6f-8a7b-9c0d1e2f3a4b was published',
    '2026-11-20T12:00:00.000Z took 1234.5 ms',
    'price 20500 miles 72400 zip 32801',
    '/cars/3f2b1a90-5c4d-4e6f-8a7b-9c0d1e2f3a4b-2018-honda-civic',
    'at file:///srv/src/server/http/problem.ts:12:34',
    'Curbtag is ready at http://localhost:4321',
  ])('leaves alone: %s', (text) => {
    expect(redact(text)).toBe(text);
  });

  test('fields known to be private are hidden whole, at any depth', () => {
    const value = {
      user: { email: 'x', phone: '1', password: 'p', name: 'Jo' },
      headers: { Authorization: 'abc', 'set-cookie': 'y' },
      vin: 'V',
      accessToken: 't',
      miles: 3,
    };
    expect(redactDeep(value)).toEqual({
      user: { email: '[hidden]', phone: '[hidden]', password: '[hidden]', name: 'Jo' },
      headers: { Authorization: '[hidden]', 'set-cookie': '[hidden]' },
      vin: '[hidden]',
      accessToken: '[hidden]',
      miles: 3,
    });
  });

  test('a value that holds itself does not run for ever', () => {
    const loop: Record<string, unknown> = { n: 1 };
    loop.self = loop;
    expect(JSON.stringify(redactDeep(loop))).toContain('[deep]');
  });

  test('an error keeps its shape and its causes, not its secrets', () => {
    const error = new Error('no mail to jo@example.com', {
      cause: Object.assign(new Error('at 10.0.0.1'), { code: 'ECONNREFUSED' }),
    });
    expect(describeError(error)).toMatchObject({
      message: 'no mail to [e-mail]',
      cause: { message: 'at [network]', code: 'ECONNREFUSED' },
    });
    expect(JSON.stringify(describeError(error))).not.toMatch(/jo@example|10\.0\.0\.1/);
  });
});

describe('the log', () => {
  const capture = (level?: 'debug' | 'warn') => {
    const lines: string[] = [];
    const log = createLog({ ...(level && { level }), write: (line) => lines.push(line) });
    return { log, lines };
  };

  test('writes one JSON object per line', () => {
    const { log, lines } = capture();
    log.info('listening', { port: 4321 });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.endsWith('}\n')).toBe(true);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'info',
      message: 'listening',
      port: 4321,
      at: expect.any(String),
    });
  });

  test('never holds what a sign-in address carries, however it is logged', () => {
    const { log, lines } = capture();
    const url = 'http://localhost:4321/stickers/auth/login?username=jo%40example.com&token=s3cr3t';
    log.info(`GET ${url}`, { url, error: new Error(url), nested: [{ url }], username: 'jo', token: 's3cr3t' });
    expect(lines.join('')).not.toMatch(/s3cr3t|jo%40|"jo"/);
  });

  test('a line break in a message does not begin a new line', () => {
    const { log, lines } = capture();
    log.warn('one\n{"level":"info"}');
    expect(lines.join('').trimEnd().split('\n')).toHaveLength(1);
  });

  test('keeps quiet below its level', () => {
    const { log, lines } = capture('warn');
    log.debug('a');
    log.info('b');
    log.error('c');
    expect(lines).toHaveLength(1);
  });
});
