import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { findChromium } from './scripts/checks/browser.ts';
import { startingSettings } from './tests/e2e/support/settings.ts';

const { port, dataDir } = startingSettings();
const origin = `http://localhost:${port}`;
process.env.CHROMIUM ??= findChromium() ?? '';

const launchOptions = {
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** What is asked over the wire, is of the policy alone, or brings screens of its own is the same at every size. */
const WITHOUT_SCREEN =
  /\/(card|crawl|walk|forms-elsewhere|headers|hostile-host|motion|outbox|refusals|two-devices)\.spec\.ts$/;
/** Looks at each page in both sizes by itself. */
const BOTH_SIZES = /\/pages\.spec\.ts$/;
/** What has a form of its own at a desk: Tab keys, filters beside the results, a camera that is turned to a sticker. */
const AT_A_DESK = /\/(keyboard|scanner|search|smoke)\.spec\.ts$/;

/** `short`: every story at one size, those of AT_A_DESK at both. Else every story at both. */
const isShort = process.env.E2E_TESTS === 'short';

/** The built server with a data folder of its own, in Chromium, at the size of a phone and of a desk. */
const config: PlaywrightTestConfig = {
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  workers: 2,
  // A second try on a busy build machine; at a desk a flaky story should be seen.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  // A machine of a quarter of the speed takes four times as long.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: origin,
    launchOptions,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording costs every story some of its time: where there are retries, the second try is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: WITHOUT_SCREEN,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testMatch: isShort ? [WITHOUT_SCREEN, AT_A_DESK] : '**/*.spec.ts',
      testIgnore: BOTH_SIZES,
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: {
    command: `"${process.execPath}" src/app/main.ts`,
    url: origin,
    // The first start makes the demo market.
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: { PORT: String(port), DATA_DIR: dataDir, SITE_URL: origin, SEED_DEMO: '1' },
  },
};

export default defineConfig(config);
