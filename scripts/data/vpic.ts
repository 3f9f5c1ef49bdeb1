/**
 * Packs NHTSA's vPIC tables (a work of the US government, free to use) for the VIN decoder.
 * Run: `npx node scripts/data/vpic.ts [folder for downloads]`. Writes vpic.txt.br and catalogue.txt
 * in src/features/vehicles/server/data.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ELEMENTS } from '../../src/features/vehicles/server/pack/elements.ts';
import { catalogueLines } from './vpic/catalogue.ts';
import { openVpic, SOURCE } from './vpic/database.ts';
import { wording } from './vpic/elements.ts';
import { packEngines, packMakers, packModels } from './vpic/makers.ts';
import { Pool } from './vpic/pool.ts';
import { packSchemas } from './vpic/schemas.ts';

const DATA = new URL('../../src/features/vehicles/server/data/', import.meta.url);

const db = openVpic(process.argv[2] ?? join(tmpdir(), 'vpic'));
const makes = new Pool();
const words = new Pool();
const letters = new Map<number, string>(Object.values(ELEMENTS).map(({ id, letter }) => [id, letter]));
const models = packModels(db, makes);
const schemas = packSchemas(db, models.numbers, words);
const makers = packMakers(db, schemas.lineOf, makes, words);
const newest = db.prepare('select max(coalesce(UpdatedOn, CreatedOn)) at from Pattern').get();
const sections = {
  about: [JSON.stringify({ source: `${SOURCE.name} ${SOURCE.version}`, newestRecord: String(newest?.at).slice(0, 10) })],
  makes: makes.list(),
  models: models.lines,
  words: words.list(),
  engines: packEngines(db, wording(db), letters),
  makers,
  schemas: schemas.lines,
};
const text = Object.entries(sections)
  .map(([name, lines]) => `#${name} ${lines.length}\n${lines.join('\n')}\n`)
  .join('');
const plain = Buffer.from(text, 'latin1');
const packed = brotliCompressSync(plain, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  },
});
writeFileSync(new URL('vpic.txt.br', DATA), packed);
const newestYear = Number(String(newest?.at).slice(0, 4)) + 1;
const catalogue = catalogueLines(db, newestYear);
writeFileSync(new URL('catalogue.txt', DATA), `${catalogue.join('\n')}\n`);
for (const [name, lines] of Object.entries(sections)) console.log(name, lines.length, lines.join('\n').length);
console.log(`${(plain.length / 1e6).toFixed(2)} MB of text, ${(packed.length / 1e6).toFixed(2)} MB packed`);
