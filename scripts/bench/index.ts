/** `npm run bench`: ratios in one run against a bare server doing the same work on the same machine. */
import { existsSync } from 'node:fs';
import { benchPages, type Row } from './pages.ts';

if (!existsSync('dist/server/entry.mjs')) {
  console.error('There is no build yet. Run: npm run build');
  process.exit(1);
}

const rows: Row[] = await benchPages();
const widths = [44, 10, 10, 7, 8] as const;
const print = (cells: readonly string[]) =>
  console.log(cells.map((cell, at) => cell.padEnd(widths[at] ?? 10)).join(' '));
print(['what', 'ours', 'bare', 'ratio', 'goal']);
for (const { what, ours, bare, ratio, goal } of rows) print([what, ours, bare, ratio, goal]);
