import { parseArgs } from 'node:util';
import { openServices } from '../boot.ts';
import type { Services } from '#platform/context.ts';
import { countDemoListings, FIRST_MARKET, writeMarket } from '../demo/index.ts';
import { runTask } from './run-task.ts';

const WIDTH = 28;
const SECOND = 1_000;

/** "a minute left", "12 min left"; nothing before there is anything to judge by. */
function timeLeft(share: number, elapsed: number): string {
  if (share < 0.01 || elapsed < 3 * SECOND) return '';
  const seconds = Math.round((elapsed * (1 - share)) / share / SECOND);
  return seconds < 90 ? ` · ${seconds} s left` : ` · ${Math.round(seconds / 60)} min left`;
}

/** One line of progress: `[██████░░░░] 60 % · 600 of 1,000 listings · 12 s left`. */
function progressLine(done: number, of: number, what: string, elapsed: number): string {
  const share = of === 0 ? 1 : done / of;
  const full = Math.round(share * WIDTH);
  const [count, total] = [done, of].map((figure) => figure.toLocaleString('en-US'));
  return `[${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}] ${Math.floor(share * 100)} % · ${count} of ${total} ${what}${timeLeft(share, elapsed)}`;
}

/** Draws the line again and again on a terminal; where the output goes into a file, one line for every tenth. */
function showProgress(what: string, out: NodeJS.WriteStream = process.stdout): (done: number, of: number) => void {
  const began = performance.now();
  let tenth = 0;
  return (done, of) => {
    const line = progressLine(done, of, what, performance.now() - began);
    if (out.isTTY) {
      out.write(`\r${line}\u001b[K${done >= of ? '\n' : ''}`);
      return;
    }
    const now = Math.floor((done / Math.max(1, of)) * 10);
    if (now > tenth) out.write(`${line}\n`);
    tenth = Math.max(tenth, now);
  };
}

/** `npm run seed -- --listings N`: demo listings until there are N, while the server runs or not. */

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
