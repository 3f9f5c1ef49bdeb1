import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { DEMO_CODE } from '../../src/app/demo/index.ts';
import { startProduct } from '../../tests/support/product.ts';
import { readyChromium } from '../checks/browser.ts';

/** As Chrome and Lighthouse mean it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms to the server and back. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const RUNS = 5;
const SCAN = `/q/${DEMO_CODE}`;

type Visit = {
  readonly name: string;
  readonly path: string;
  readonly sees: string;
  readonly scripts: boolean;
  readonly goal: number;
};

/**
 * First visits from a phone on slow 4G: when the first picture of the page is painted with what `sees` selects within
 * the screen. Half of it is the machine's: the browser works while others do.
 */
export async function benchSlowNetwork(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'curbtag-slow-'));
  const product = await startProduct(dataDir, { SEED_DEMO: '1' });
  const browser = await chromium.launch({ executablePath: readyChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const visits: Visit[] = [
      { name: 'first result of /cars', path: '/cars', sees: '[data-cards] article', scripts: true, goal: 1_500 },
      {
        name: 'first result, without scripts',
        path: '/cars',
        sees: '[data-cards] article',
        scripts: false,
        goal: 1_500,
      },
      { name: 'a scan, without scripts', path: SCAN, sees: '.kerb h1', scripts: false, goal: 1_000 },
      { name: 'a scan', path: SCAN, sees: '.kerb h1', scripts: true, goal: 1_000 },
    ];
    for (const visit of visits) {
      await fetch(product.url + visit.path);
      const times: number[] = [];
      for (let at = 0; at < RUNS; at += 1) times.push(await paintOf(browser, product.url, visit));
      times.sort((a, b) => a - b);
      const median = times[RUNS >> 1] ?? 0;
      console.log(`${visit.name.padEnd(32)} ${median} ms (goal ≤ ${visit.goal}; ${times.join(', ')})`);
    }
  } finally {
    await browser.close();
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function paintOf(browser: Browser, origin: string, { path, sees, scripts }: Visit): Promise<number> {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: scripts });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.goto(origin + path);
    const box = await page.locator(sees).first().boundingBox();
    if (!box || box.y >= PHONE.viewport.height) throw new Error(`${sees} is not on the first screen of ${path}.`);
    const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return Math.round(await page.evaluate(paint));
  } finally {
    await context.close();
  }
}
