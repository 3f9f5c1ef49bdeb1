import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../src/', import.meta.url));
/** Rows and cards: they stand on a page many times over. */
const REPEATED = globSync('**/*{Row,Card,Line,Lines,Body,Item,Tile}.{astro,tsx}', { cwd: root });

it('there are rows and cards to look at', () => {
  expect(REPEATED.length).toBeGreaterThan(15);
});

it.each(REPEATED)('%s leaves the yellow button to its page', (file) => {
  const text = readFileSync(root + file, 'utf8');
  expect(text).not.toMatch(/btn-primary|look="primary"|look[=:] ?\{?[^}\n]*'primary'/);
});
