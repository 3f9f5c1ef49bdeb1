import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPlaywright, readVitest } from './reports.ts';
import type { Step } from './run.ts';

const reports = mkdtempSync(join(tmpdir(), 'curbtag-reports-'));
const bin = {
  astro: 'node_modules/astro/bin/astro.mjs',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  tsc: 'node_modules/typescript-native/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
} as const;

/** Every .ts and .tsx file, by the native compiler; after the first time it reads only what a change can have touched. */
export const CODE_TYPES: Step = {
  title: 'Types',
  run: [bin.tsc, '--project', 'scripts/checks/tsconfig.native.json', '--noEmit', '--checkers', '2'],
};

/** Every .astro file too, by the compiler that Astro's checker can use: four times the work. */
export const PAGE_TYPES: readonly Step[] = [
  { title: 'Types made by Astro', run: [bin.astro, 'sync', '--silent'] },
  { title: 'Types of pages', run: [bin.astro, 'check', '--noSync', '--minimumFailingSeverity', 'warning'] },
];

/** The checks of `npm run verify`: lines of steps that run beside each other, each as long as the other on two cores. */
export const VERIFY: readonly (readonly Step[])[] = [
  [
    { title: 'Format', run: [bin.biome, 'format', '.'] },
    { title: 'Lint', run: [bin.biome, 'lint', '--error-on-warnings', '.'] },
    { title: 'Unused files, exports and packages', run: [bin.knip, '--no-progress'] },
    CODE_TYPES,
  ],
  [vitest('Unit tests and architecture', ['unit', 'stores'])],
];

/** Whether a page was changed since the last commit. Without git nobody knows, so they count as changed. */
export function arePagesChanged(): boolean {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', '*.astro'], { encoding: 'utf8' });
  return status !== 0 || stdout !== '';
}

/** `npm run test:server` takes every file on both engines. */
export const SERVER_TESTS: Step = { ...vitest('Server tests', ['server']), env: { SERVER_TESTS: 'short' } };
export const BUILD: Step = { title: 'Build', run: ['scripts/build.ts'] };
/** These start the built server, so they come after the build. */
export const KILL_TESTS: Step = vitest('Kill tests', ['kill']);

/** Behind proxies and under faults: a short form, or all of it. `only` are parts of the names of files. */
export function deployedTests({ full = false, only = [] }: { full?: boolean; only?: readonly string[] }): Step {
  const step = vitest('As deployed', ['deployed']);
  const run = [...step.run, '--no-file-parallelism', ...only];
  return { ...step, run, env: { DEPLOYED_TESTS: full ? 'full' : 'short' } };
}

/** Every story at the size of a phone, and at that of a desk those which differ there. `npm run test:e2e` takes all at both. */
export function browserTests(chromium: string): Step {
  const path = join(reports, 'browser.json');
  return {
    title: 'Browser tests, phone and desktop',
    run: [bin.playwright, 'test', '--reporter=list,json'],
    env: { E2E_TESTS: 'short', CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
    report: () => readPlaywright(path),
  };
}

function vitest(title: string, projects: readonly string[]): Step {
  const path = join(reports, `${projects.join('-')}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  return {
    title,
    run: [bin.vitest, 'run', ...chosen, '--passWithNoTests', ...reporters],
    report: () => readVitest(path),
  };
}
