/**
 * `npm run bench`: ratios in one run against a bare server doing the same work on the same machine, and results pages in
 * small and large markets. `-- --quick` leaves out the market of a million, which takes minutes to fill;
 * `-- --search` measures the results pages alone, `-- --chat` conversations, `-- --first-visit` what pages weigh,
 * `-- --slow-network` when a phone on slow 4G shows something,
 * `-- --pictures` how long a drawing takes,
 * `-- --weight` size, memory and the start, `-- --drivers` ways to PostgreSQL.
 */
import { existsSync } from 'node:fs';
import { benchChat } from './chat.ts';
import { benchClusters } from './clusters.ts';
import { benchDrivers } from './drivers.ts';
import { benchPages, type Row } from './pages.ts';
import { benchPictures } from './pictures.ts';
import { benchScans } from './scans.ts';
import { benchSearch } from './search.ts';
import { benchSlowNetwork } from './slow-network.ts';
import { benchValuation } from './valuation.ts';
import { benchVehicles } from './vehicles.ts';
import { benchWeight } from './weight.ts';
import { benchWeight as benchPageWeight } from './weight-of-pages.ts';

if (!existsSync('dist/server/entry.mjs')) {
  console.error('There is no build yet. Run: npm run build');
  process.exit(1);
}

const asked = new Set(process.argv.slice(2));
if (asked.has('--first-visit')) {
  await benchPageWeight();
  process.exit(0);
}
if (asked.has('--slow-network')) {
  await benchSlowNetwork();
  process.exit(0);
}
const alone = ['--search', '--chat', '--scans', '--pictures', '--weight', '--drivers'].some((it) => asked.has(it));
const only = (name: string) => !alone || asked.has(name);
const rows: Row[] = alone ? [] : await benchPages();
if (!alone) rows.push(...benchClusters(), ...benchVehicles(), ...(await benchValuation()));
if (only('--pictures')) rows.push(...(await benchPictures()));
if (only('--scans')) rows.push(...(await benchScans()));
if (asked.has('--drivers')) rows.push(...(await benchDrivers()));
if (asked.has('--weight')) rows.push(...(await benchWeight()));
if (only('--search')) rows.push(...(await benchSearch({ quick: asked.has('--quick') })));
if (only('--chat')) rows.push(...(await benchChat()));
const widths = [44, 10, 10, 7, 8] as const;
const print = (cells: readonly string[]) =>
  console.log(cells.map((cell, at) => cell.padEnd(widths[at] ?? 10)).join(' '));
print(['what', 'ours', 'bare', 'ratio', 'goal']);
for (const { what, ours, bare, ratio, goal } of rows) print([what, ours, bare, ratio, goal]);
if (!alone) await benchPageWeight();
