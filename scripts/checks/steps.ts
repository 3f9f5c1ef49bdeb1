import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Step = {
  readonly title: string;
  /** A script of the project or of a package, and its arguments; run by this same Node. */
  readonly run: readonly string[];
  /** Reads how many tests passed and failed out of the report this step writes; steps without tests leave it out. */
  readonly count?: () => Count;
  readonly env?: Readonly<Record<string, string>>;
};

export type Count = { readonly passed: number; readonly failed: number };
export type Outcome = Count & { readonly title: string; readonly ok: boolean };

const reports = mkdtempSync(join(tmpdir(), 'curbtag-reports-'));
const bin = {
  astro: 'node_modules/astro/bin/astro.mjs',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
} as const;

/** The checks of `npm run verify`, cheapest first. */
export const VERIFY: readonly Step[] = [
  { title: 'Format', run: [bin.biome, 'format', '.'] },
  { title: 'Lint', run: [bin.biome, 'lint', '--error-on-warnings', '.'] },
  vitest('Unit tests and architecture', 'unit'),
  { title: 'Types made by Astro', run: [bin.astro, 'sync', '--silent'] },
  // Reads every .ts, .tsx and .astro file of ours. `tsc` would also judge the sources that auth-astro ships.
  { title: 'Types', run: [bin.astro, 'check', '--noSync', '--minimumFailingSeverity', 'warning'] },
];

export const SERVER_TESTS: Step = vitest('Server tests on both engines', 'server');
export const BUILD: Step = { title: 'Build', run: ['scripts/build.ts'] };
/** These start the built server, so they come after the build. */
export const KILL_TESTS: Step = vitest('Kill tests', 'kill');

/** Behind proxies and under faults: a short form, or all of it. `only` are parts of the names of files. */
export function deployedTests({ full = false, only = [] }: { full?: boolean; only?: readonly string[] }): Step {
  const step = vitest('As deployed', 'deployed');
  const run = [...step.run, '--no-file-parallelism', ...only];
  return { ...step, run, env: { DEPLOYED_TESTS: full ? 'full' : 'short' } };
}

export function browserTests(chromium: string): Step {
  const report = join(reports, 'browser.json');
  return {
    title: 'Browser tests, phone and desktop',
    run: [bin.playwright, 'test', '--reporter=list,json'],
    env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: () => countBrowser(report),
  };
}

function vitest(title: string, project: string): Step {
  const report = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    title,
    run: [bin.vitest, 'run', '--project', project, '--passWithNoTests', ...reporters],
    count: () => countVitest(report),
  };
}

/** Runs one step with its heading. A step that ends badly without a failed test counts as one failure. */
export function runStep(step: Step): Outcome {
  const started = Date.now();
  console.log(`\n── ${step.title} ──`);
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...step.env };
  const { status, error } = spawnSync(process.execPath, [...step.run], { stdio: 'inherit', env });
  if (error) console.error(error.message);
  const count = step.count?.() ?? { passed: 0, failed: 0 };
  const ok = status === 0 && count.failed === 0;
  console.log(`── ${step.title}: ${ok ? 'right' : 'wrong'} after ${Math.round((Date.now() - started) / 1000)} s`);
  return { title: step.title, ok, passed: count.passed, failed: ok ? 0 : Math.max(1, count.failed) };
}

type VitestReport = { numPassedTests: number; numFailedTests: number; testResults: { status: string }[] };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

/** A file that could not even be read by the runner holds no test that failed, and is a failure all the same. */
function countVitest(report: string): Count {
  const read = readReport<VitestReport>(report);
  if (!read) return { passed: 0, failed: 0 };
  const files = read.testResults.filter((file) => file.status === 'failed').length;
  return { passed: read.numPassedTests, failed: Math.max(read.numFailedTests, files) };
}

function countBrowser(report: string): Count {
  const read = readReport<PlaywrightReport>(report);
  if (!read) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = read.stats;
  // Playwright tries again only where its settings say so; what then passed, passed, and its list names it as flaky.
  return { passed: expected + flaky, failed: unexpected + read.errors.length };
}

/** The runner's own words; null when it died before it wrote any. */
function readReport<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}
