/** Says which programs the tests "as deployed" would use and this machine lacks: `node scripts/deployed/what-is-missing.ts`. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from '../checks/browser.ts';

/** What is looked for, by the name of Debian's package, and what is skipped without it. */
const PROGRAMS = {
  nginx: { file: 'nginx', skips: 'all routes behind nginx, and the browser story through TLS' },
  haproxy: { file: 'haproxy', skips: 'all routes behind HAProxy, and the kill of one of two web processes' },
  apache2: { file: 'apache2', skips: 'all routes behind Apache' },
  caddy: { file: 'caddy', skips: 'all routes behind Caddy' },
  varnish: { file: 'varnishd', skips: 'all routes behind Varnish' },
  openssl: { file: 'openssl', skips: 'the browser story through TLS' },
} as const;

export type ProgramName = keyof typeof PROGRAMS;

/** Servers lie where a person's PATH often does not lead. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/bin'];

/** Where a program is; null when it is not on this machine. */
export function findProgram(name: ProgramName): string | null {
  const paths = FOLDERS.filter((folder) => folder !== '').map((folder) => join(folder, PROGRAMS[name].file));
  return paths.find((path) => existsSync(path)) ?? null;
}

/** Only root may mount the small file systems that the tests of a full disk fill. */
export const mayMount = (): boolean => process.platform === 'linux' && process.getuid?.() === 0;

/** One sentence for each group of tests that will be skipped; none when all is there. */
export function whatIsMissing(): string[] {
  const names = Object.keys(PROGRAMS) as ProgramName[];
  const absent = names.filter((name) => findProgram(name) === null);
  return [
    ...absent.map((name) => `${name} is not installed (apt-get install ${name}). Skipped: ${PROGRAMS[name].skips}.`),
    ...(findChromium() ? [] : ['There is no Chromium. Skipped: the browser story through TLS.']),
    ...(mayMount() ? [] : ['Only root can mount a small disk. Skipped: the full disk on both engines.']),
  ];
}

/** What `npm test` leaves to the full run. */
export const LEFT_OUT =
  'The short form was run. `npm run test:deployed` runs all of it, with TLS in a browser, the full disk, slow statements and the sample configurations.';

if (import.meta.main) {
  const missing = whatIsMissing();
  console.log(missing.length === 0 ? 'Everything that the tests as deployed use is here.' : missing.join('\n'));
}
