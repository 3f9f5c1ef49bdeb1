/**
 * Trains the scam shield on the committed messages and writes its model and the report of how well it does by authors
 * it has not read. Run: `npm run shield:train`. Gives the same bytes each time.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { calmScore, shieldMarks } from '../../src/features/chat/rules/shield.ts';
import { readable } from '../../src/features/chat/rules/shield/spelling.ts';
import type { TextModel } from '../../src/shared/text-model.ts';
import { packTextModel } from '../../src/shared/text-model-file.ts';
import { readAcross, trainWithoutEach } from './cross-validate.ts';
import { readLabelled } from './labelled.ts';
import { toModel } from './pack-net.ts';
import { isSpanish, writeReport } from './report.ts';
import { SHIELD_DATA, SHIELD_SETTINGS, shieldThresholds, toShieldRows } from './shield-rows.ts';
import { trainKinds } from './train-kinds.ts';

const MODEL = 'src/features/chat/server/data/shield.bin.br';

const rows = toShieldRows(readLabelled(SHIELD_DATA));
const models = trainWithoutEach(rows, SHIELD_SETTINGS);
const read = readAcross(rows, models);
const thresholds = shieldThresholds(
  read.map(({ score }, at) => calmScore(score, readable(rows[at]?.text ?? ''))),
  rows,
);
const judged = rows.map((row, at) => ({
  ...row,
  isNamed: read[at]?.kind === row.about,
  isMarked: shieldMarks(row.text, { ...(models.get(row.author) as TextModel), thresholds }).length > 0,
}));
const packed = brotliCompressSync(
  packTextModel(toModel(trainKinds(rows, SHIELD_SETTINGS), SHIELD_SETTINGS, thresholds)),
);
mkdirSync('src/features/chat/server/data', { recursive: true });
writeFileSync(MODEL, packed);
console.log(`${MODEL}: ${packed.length} bytes, ${JSON.stringify(thresholds)}`);
writeReport({
  path: 'docs/shield-report.md',
  title: 'Scam shield',
  positive: 'scam',
  data: SHIELD_DATA,
  judged,
  among: [['Spanish among them', isSpanish]],
});
