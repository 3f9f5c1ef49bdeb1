/**
 * Trains the fair-housing helper on the committed sentences and writes its model and the report. Run:
 * `npm run housing:train`. Gives the same bytes each time.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fairHousingNotes } from '../../src/features/sell/rules/fair-housing.ts';
import { packTextModel } from '../../src/shared/text-model.ts';
import { calibrateHousing, HOUSING_DATA, stateOf, toHousingRows, trainHousing } from './housing-rows.ts';
import { authorsOf, readLabelled } from './labelled.ts';
import { writeReport } from './report.ts';

const FOLDER = 'src/features/sell/rules/fair-housing/data';

const rows = toHousingRows(readLabelled(HOUSING_DATA));
const { thresholds } = calibrateHousing(rows);
const judged = authorsOf(rows).flatMap((author) => {
  const model = trainHousing(
    rows.filter((row) => row.author !== author),
    thresholds,
  );
  return rows
    .filter((row) => row.author === author)
    .map((row) => ({ ...row, isMarked: fairHousingNotes(row.text, { state: stateOf(row.kind), model }).length > 0 }));
});
mkdirSync(FOLDER, { recursive: true });
const bytes = Buffer.from(packTextModel(trainHousing(rows, thresholds))).toString('base64');
writeFileSync(
  `${FOLDER}/model.ts`,
  `/** The model of the fair-housing helper, written by \`npm run housing:train\`. */\nexport const HOUSING_MODEL =\n  '${bytes}';\n`,
);
console.log(`${bytes.length} characters, ${JSON.stringify(thresholds)}`);
writeReport({
  path: 'docs/fair-housing-report.md',
  title: 'Fair-housing helper',
  positive: 'warn',
  data: HOUSING_DATA,
  judged,
});
