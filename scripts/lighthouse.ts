/**
 * `npm run lighthouse`: the built product with the demo market, eight public pages, Lighthouse's phone (simulated slow 4G,
 * a processor four times slower), the machine's own Chromium. `-- --runs 3` measures each three times, `-- --url http://…`
 * a server that runs already. Lighthouse is no part of the product: it is fetched for the run, and where it cannot be had
 * that is said and nothing fails.
 *
 * Fails where accessibility, best practices or SEO are below 100. How fast a page is depends on the machine too; a page
 * whose blocking time is high was measured while others worked, and its figure is no judgement.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProduct } from '../tests/support/product.ts';
import { findChromium } from './checks/browser.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** What does not depend on the machine. */
const STEADY = CATEGORIES.slice(1);
const AUDITS = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

type Category = (typeof CATEGORIES)[number];
type Report = {
  readonly categories: Record<
    Category,
    { readonly score: number | null; readonly auditRefs: { readonly id: string }[] }
  >;
  readonly audits: Record<
    string,
    { readonly title: string; readonly score: number | null; readonly displayValue?: string }
  >;
};

const { values } = parseArgs({ options: { runs: { type: 'string', default: '1' }, url: { type: 'string' } } });
process.exitCode = await run({ runs: Math.max(1, Number(values.runs)), url: values.url });

async function run({ runs, url }: { runs: number; url: string | undefined }): Promise<number> {
  if (!url && !existsSync('dist/server/entry.mjs')) return say('There is no build yet. Run: npm run build', 1);
  const browser = findChromium();
  if (!browser) return say('Skipped: there is no Chromium. Install it (apt-get install chromium).', 0);
  if ((await lighthouse(['--version'], browser)) === null) return say(`Skipped: npx could not fetch ${LIGHTHOUSE}.`, 0);
  if (url) return look(url, browser, runs);
  const dataDir = mkdtempSync(join(tmpdir(), 'curbtag-lighthouse-'));
  const product = await startProduct(dataDir, { SEED_DEMO: '1' });
  try {
    return await look(product.url, browser, runs);
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function look(origin: string, browser: string, runs: number): Promise<number> {
  let failed = false;
  for (const path of await findPages(origin))
    failed = print(path, await measure(origin + path, browser, runs)) || failed;
  return failed ? 1 : 0;
}

function say(words: string, code: number): number {
  console.log(words);
  return code;
}

/** What the command prints; null when it could not be run. */
function lighthouse(words: readonly string[], browser: string): Promise<string | null> {
  return new Promise((resolve) => {
    const env = { ...process.env, CHROME_PATH: browser };
    const child = spawn('npx', ['--yes', LIGHTHOUSE, ...words], { env, stdio: ['ignore', 'pipe', 'ignore'] });
    const pieces: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
    child.once('error', () => resolve(null));
    child.once('close', (code) => resolve(code === 0 ? Buffer.concat(pieces).toString() : null));
  });
}

/** One page of each kind; a listing of each is the first that its list names. */
async function findPages(origin: string): Promise<string[]> {
  const firstOn = async (list: string, path: RegExp) => {
    const [found] = path.exec(await (await fetch(origin + list)).text()) ?? [];
    if (!found) throw new Error(`Nothing on ${list} leads to ${path}.`);
    return found;
  };
  return [
    '/',
    '/cars',
    '/cars/toyota',
    await firstOn('/cars', /\/cars\/[\da-f]{8}-[\w-]+/),
    '/property',
    await firstOn('/property', /\/(?:house|property)\/[\da-f]{8}-[\w-]+/),
    await firstOn('/garage', /\/garage\/[\da-f]{8}-[\w-]+/),
    '/dealers',
  ];
}

async function measure(url: string, browser: string, runs: number): Promise<Report[]> {
  // As visitors find it: kept.
  await fetch(url);
  const reports: Report[] = [];
  for (let at = 0; at < runs; at += 1) {
    const flags = `--only-categories=${CATEGORIES.join(',')}`;
    const text = await lighthouse(
      [url, flags, '--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox --disable-gpu'],
      browser,
    );
    if (text) reports.push(JSON.parse(text) as Report);
  }
  return reports;
}

/** Says what a page got, and why not all of it; whether something that does not depend on the machine is missing. */
function print(path: string, reports: readonly Report[]): boolean {
  const [first] = reports;
  if (!first) {
    console.log(`${path}\n  no report`);
    return true;
  }
  const scoreOf = (report: Report, category: Category) => Math.round((report.categories[category].score ?? 0) * 100);
  const scores = CATEGORIES.map((it) => `${it} ${reports.map((report) => scoreOf(report, it)).join(', ')}`);
  const middle = [...reports].sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))[
    reports.length >> 1
  ];
  const times = Object.entries(AUDITS).map(([name, id]) => `${name} ${middle?.audits[id]?.displayValue ?? '?'}`);
  console.log(`${path}\n  ${scores.join(' · ')}\n  ${times.join(' · ')}`);
  const missing = STEADY.filter((category) => reports.some((report) => scoreOf(report, category) < 100));
  for (const category of missing)
    for (const { id } of first.categories[category].auditRefs) {
      const audit = first.audits[id];
      if (audit && audit.score !== null && audit.score < 1) console.log(`  ${category}: ${audit.title} (${id})`);
    }
  return missing.length > 0;
}
