/**
 * Cuts the two weights that printing needs out of Overpass's variable font: a TrueType file for PDF, outlines for SVG and
 * the widths that layouts reckon with. Run it again when @fontsource-variable/overpass changes:
 * `node scripts/data/overpass.ts`. Overpass is under the SIL Open Font License 1.1.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cutWeight } from './overpass/cut.ts';
import { writeTrueType } from './overpass/true-type.ts';

const SOURCE = '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2';
const WEIGHTS = { text: 600, big: 850 } as const;
const DATA = 'src/features/print/server/data';

const require = createRequire(import.meta.url);
const bytes = readFileSync(require.resolve(SOURCE));
const outlines: Record<string, Record<string, string>> = {};
const faces: string[] = [];

for (const [name, weight] of Object.entries(WEIGHTS)) {
  const cut = cutWeight(bytes, weight);
  writeFileSync(`${DATA}/overpass-${name}.ttf`, writeTrueType(cut, `Overpass-${weight}`));
  outlines[name] = Object.fromEntries(cut.glyphs.filter(({ path }) => path).map(({ char, path }) => [char, path]));
  const widths = cut.glyphs.map(({ char, advance }) => `${JSON.stringify(char)}: ${advance}`);
  faces.push(`  ${name}: {\n    capHeight: ${cut.capHeight},\n    widths: { ${widths.join(', ')} },\n  },`);
}
writeFileSync(`${DATA}/overpass-outlines.json`, `${JSON.stringify(outlines)}\n`);
writeFileSync(
  'src/features/print/rules/data/faces.ts',
  [
    '/** Made by scripts/data/overpass.ts: advance widths and cap heights in thousandths of the size. */',
    `export const FACES = {\n${faces.join('\n')}\n} as const;`,
    '',
  ].join('\n'),
);
