/** `npm run seed -- --listings N`: demo listings until there are N, while the server runs or not. */
import { parseArgs } from 'node:util';
import { openServices } from '../boot.ts';
import type { Services } from '#platform/context.ts';
import { countDemoListings, FIRST_MARKET, writeMarket } from '../demo/index.ts';
import { showProgress } from './progress.ts';
import { runTask } from './run-task.ts';

const MAX = 1_000_000;

/** The number asked for, or a sentence about what is wrong with it. */
export function readListings(args: readonly string[]): number {
  const { values } = parseArgs({
    args: [...args],
    options: { listings: { type: 'string', default: String(FIRST_MARKET) } },
  });
  const count = /^\d{1,7}$/.test(values.listings) ? Number(values.listings) : Number.NaN;
  if (!(count >= 1 && count <= MAX)) throw new Error('Say how many: npm run seed -- --listings 500 (1 to 1,000,000)');
  return count;
}

/** Adds what is missing up to `count`. Repeating it adds nothing. */
export async function seed(
  services: Services,
  count: number,
  onProgress?: (done: number, of: number) => void,
): Promise<{ listings: number }> {
  await writeMarket(services, { to: count, onProgress });
  await services.cache.invalidate(['listings']);
  return { listings: await countDemoListings(services) };
}

if (import.meta.main) {
  await runTask(async () => {
    const count = readListings(process.argv.slice(2));
    const { services, stop } = await openServices(process.env);
    try {
      const { listings } = await seed(services, count, showProgress('listings'));
      console.log(`The demo market has ${listings} listings.`);
    } finally {
      await stop();
    }
  });
}
