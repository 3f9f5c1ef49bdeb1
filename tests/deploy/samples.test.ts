import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS, type Place, PROXIES, type ProxyName, writeProxySample } from '../support/proxy-samples.ts';

const root = mkdtempSync(join(tmpdir(), 'curbtag-samples-'));
const tls = join(root, 'tls');
const placeOf = (proxy: ProxyName): Place => ({
  folder: join(root, proxy),
  http: 18_080,
  https: 18_443,
  upstreams: [14_321, 14_322],
  tls,
});

/** Debian keeps servers in /usr/sbin, which is not on everybody's path. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin`, HOME: root, XDG_DATA_HOME: root };
const isThere = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`], { env }).status === 0;
const run = ([program = '', ...args]: string[]) => spawnSync(program, args, { env, encoding: 'utf8' });

beforeAll(() => {
  mkdirSync(tls, { recursive: true });
  const [key, chain] = [join(tls, 'privkey.pem'), join(tls, 'fullchain.pem')];
  const made = run(
    `openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=curbtag.example -keyout ${key} -out ${chain}`.split(
      ' ',
    ),
  );
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`);
  copyFileSync(chain, join(tls, 'curbtag.pem'));
  writeFileSync(join(tls, 'curbtag.pem'), readFileSync(chain, 'utf8') + readFileSync(key, 'utf8'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe.each(PROXIES)('the sample for %s', (proxy) => {
  const place = placeOf(proxy);
  const program = COMMANDS[proxy].check('', place)[0] ?? '';

  test.skipIf(!isThere(program))(
    `is a configuration that ${program} accepts (skipped where it is not installed)`,
    () => {
      const { status, stdout, stderr } = run(COMMANDS[proxy].check(writeProxySample(proxy, place), place));
      expect(status, stdout + stderr).toBe(0);
    },
  );

  test('names both web processes, and nothing of this test’s machine is left to replace', () => {
    const text = readFileSync(writeProxySample(proxy, place), 'utf8');
    expect(text).toContain('14321');
    expect(text).toContain('14322');
    expect(text).not.toMatch(/\b432[12]\b|\/etc\/curbtag\/tls/);
  });
});
