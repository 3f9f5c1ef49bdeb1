/**
 * Judges messages by the shield as people meet it. Run: `npm run shield:score -- IN.tsv` (label `scam` or `ok`, kind,
 * text). Prints what was missed and marked wrongly, figures by kind, and recall and false marks as the last line.
 */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { shieldMarks } from '../../src/features/chat/rules/shield.ts';
import { parseTextModel } from '../../src/shared/text-model-file.ts';
import { printScores, readLabelled } from './labelled.ts';

const [input] = process.argv.slice(2);
if (!input) {
  console.error('Usage: npm run shield:score -- IN.tsv');
  process.exit(2);
}
const model = parseTextModel(brotliDecompressSync(readFileSync('src/features/chat/server/data/shield.bin.br')));
printScores(
  readLabelled(input).map((row) => ({ ...row, isMarked: shieldMarks(row.text, model).length > 0 })),
  'scam',
);
