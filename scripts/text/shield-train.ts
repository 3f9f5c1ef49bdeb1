/**
 * Trains the scam shield on the committed messages and writes its model and the report of how well it does by authors
 * it has not read. Run: `npm run shield:train`. Gives the same bytes each time.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { packTextModel } from '../../src/shared/text-model.ts';
import { readLabelled } from './labelled.ts';
import { writeReport } from './report.ts';
import { calibrateShield, isMarkedRow, SHIELD_DATA, toShieldRows, trainShield } from './shield-rows.ts';

const MODEL = 'src/features/chat/server/data/shield.bin.br';

const rows = toShieldRows(readLabelled(SHIELD_DATA));
const { scores, thresholds } = calibrateShield(rows);
const judged = rows.map((row, at) => ({ ...row, isMarked: isMarkedRow(row, scores[at] ?? 0, thresholds) }));
mkdirSync('src/features/chat/server/data', { recursive: true });
const packed = brotliCompressSync(packTextModel(trainShield(rows, thresholds)));
writeFileSync(MODEL, packed);
console.log(`${MODEL}: ${packed.length} bytes, ${JSON.stringify(thresholds)}`);
writeReport({ path: 'docs/shield-report.md', title: 'Scam shield', positive: 'scam', data: SHIELD_DATA, judged });
