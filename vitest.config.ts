import { defineConfig } from 'vitest/config';

/** What stands in for a browser. */
const BROWSER = ['tests/features/*/browser/**/*.test.ts', 'tests/platform/{api-client,browser,offline}/**/*.test.ts'];
/** What needs a database or a server. */
const SERVER = [
  'tests/features/*/server/**/*.test.ts',
  'tests/platform/**/*.test.ts',
  'tests/app/{api/,demo/,}*.test.ts',
];

export default defineConfig({
  test: {
    // Each server file opens a database of its own: two at a time is what a small machine carries.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // Properties try hundreds of inputs; a busy machine takes longer than the usual five seconds.
          testTimeout: 60_000,
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: [...BROWSER, ...SERVER, ...['e2e', 'kill', 'deployed'].map((folder) => `tests/${folder}/**`)],
          // Rules without state: files share what they import, which takes longer to load than to test.
          isolate: false,
        },
      },
      {
        test: {
          // Stores are state, and these tests stand in for the browser: each file begins anew.
          name: 'stores',
          testTimeout: 60_000,
          include: BROWSER,
        },
      },
      {
        test: {
          name: 'server',
          include: SERVER,
          exclude: BROWSER,
          globalSetup: ['tests/support/engines.ts'],
          // Loading the server anew for each file would take a quarter of the time.
          isolate: false,
          unstubGlobals: true,
          // A machine of a quarter of the speed takes four times as long.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'kill',
          include: ['tests/kill/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'deployed',
          include: ['tests/deployed/**/*.test.ts'],
          globalSetup: ['tests/deployed/support/database-server.ts'],
          // They share a PostgreSQL that some of them halt, so they run one file after the other (see the step).
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
