/**
 * Cuts the two faces that pages load out of the packages' variable fonts: the signs the site writes, the weights it uses.
 * Run it again when one of the packages changes: `node scripts/data/fonts.ts`. Both are under the SIL Open Font
 * License 1.1.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const FACES = {
  overpass: {
    source: require.resolve('@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2'),
    weights: { min: 400, max: 900 },
  },
  'public-sans': {
    source: require.resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'),
    weights: { min: 400, max: 700 },
  },
} as const;

/** What American English and people's names need; anything else is drawn by the device. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
] as const;
const SIGNS = '–—‘’“”…•−×←→↑↓€′″\u202f\u2009ŒœŠšŽžŸ™★✓';

const ranged = RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
const text = String.fromCodePoint(...ranged) + SIGNS;

for (const [name, { source, weights }] of Object.entries(FACES)) {
  const variationAxes = { wght: { ...weights, default: weights.min } };
  const cut = await subsetFont(readFileSync(source), text, { targetFormat: 'woff2', variationAxes });
  writeFileSync(`src/ui/fonts/${name}.woff2`, cut);
  console.log(`${name}: ${cut.length} bytes`);
}
