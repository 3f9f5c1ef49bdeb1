/**
 * Judges sentences by the fair-housing helper as sellers meet it. Run: `npm run housing:score -- IN.tsv` (label `warn` or
 * `ok`, kind, text; the kind may end in the state of the home, as in `income:CA`). Prints what was missed and warned of
 * wrongly, figures by kind, and the share found and false warnings as the last line.
 */
import { fairHousingNotes } from '../../src/features/sell/rules/fair-housing.ts';
import { HOUSING_MODEL } from '../../src/features/sell/rules/fair-housing/data/model.ts';
import { parseTextModel } from '../../src/shared/text-model-file.ts';
import { stateOf } from './housing-rows.ts';
import { printScores, readLabelled } from './labelled.ts';

const [input] = process.argv.slice(2);
if (!input) {
  console.error('Usage: npm run housing:score -- IN.tsv');
  process.exit(2);
}
const model = parseTextModel(Buffer.from(HOUSING_MODEL, 'base64'));
printScores(
  readLabelled(input).map((row) => ({
    ...row,
    isMarked: fairHousingNotes(row.text, { state: stateOf(row.kind), model }).length > 0,
  })),
  'warn',
);
