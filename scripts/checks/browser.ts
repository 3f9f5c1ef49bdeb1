import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

export class NoBrowserError extends Error {
  constructor() {
    super('The browser tests need Chromium. Install it (apt-get install chromium) or name one: CHROMIUM=/path/to/it.');
    this.name = 'NoBrowserError';
  }
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A Chromium that starts: the one named by `CHROMIUM`, the machine's own, or Playwright's. Null when there is none. */
export function findChromium(): string | null {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const installed = ['/usr/bin', ...onPath].flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const named = process.env.CHROMIUM ? [process.env.CHROMIUM] : [];
  return [...named, ...new Set(installed), chromium.executablePath()].find(starts) ?? null;
}

/** The same, installed first where it is missing: the system’s, else Playwright’s. @throws NoBrowserError without both. */
export function readyChromium(): string {
  const found = findChromium();
  if (found) return found;
  for (const install of [installWithApt, installWithPlaywright]) {
    install();
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new NoBrowserError();
}

/** Files named like a browser may be stubs that only tell how to install one. */
const starts = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

function installWithPlaywright(): void {
  console.log('\nPlaywright installs its own Chromium.');
  const cli = 'node_modules/@playwright/test/cli.js';
  spawnSync(process.execPath, [cli, 'install', '--with-deps', 'chromium'], { stdio: 'inherit', timeout: 600_000 });
}

function installWithApt(): void {
  if (!existsSync('/usr/bin/apt-get')) return;
  console.log('\nThere is no Chromium on this machine. The system installs its own.');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...words: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...words];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(command, rest, { stdio: 'inherit', timeout: 600_000, env });
  };
  run('update');
  run('install', '--yes', '--no-install-recommends', 'chromium');
}
