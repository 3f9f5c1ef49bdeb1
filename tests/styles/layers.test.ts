import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../src/', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');
const gathered = read('ui/styles/global.css');

/** Sheets that a page loads by itself. Astro may put them before the global one, and the first sheet sets the order. */
const alone = globSync('**/*.css', { cwd: root }).filter(
  (file) =>
    !gathered.includes(`/${basename(file)}"`) && basename(file) !== 'global.css' && /@layer \w+ \{/.test(read(file)),
);

it.each(alone)('%s says the order of the layers before it uses one', (file) => {
  const css = read(file);
  const order = css.indexOf('@layer theme, base, components, utilities;');
  expect(order).toBeGreaterThanOrEqual(0);
  expect(order).toBeLessThan(css.search(/@layer \w+ \{/));
});
