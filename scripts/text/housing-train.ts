/**
 * Trains the fair-housing helper on the committed sentences and writes its model and the report. Run:
 * `npm run housing:train`. Gives the same bytes each time.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fairHousingNotes } from '../../src/features/sell/rules/fair-housing.ts';
import type { TextModel } from '../../src/shared/text-model.ts';
import { packTextModel } from '../../src/shared/text-model-file.ts';
import { readAcross, trainWithoutEach } from './cross-validate.ts';
import { HOUSING_DATA, HOUSING_SETTINGS, housingThresholds, stateOf, toHousingRows } from './housing-rows.ts';
import { readLabelled } from './labelled.ts';
import { toModel } from './pack-net.ts';
import { writeReport } from './report.ts';
import { trainKinds } from './train-kinds.ts';

const FOLDER = 'src/features/sell/rules/fair-housing/data';

const rows = toHousingRows(readLabelled(HOUSING_DATA));
const models = trainWithoutEach(rows, HOUSING_SETTINGS);
const read = readAcross(rows, models);
const thresholds = housingThresholds(
  read.map(({ score }) => score),
  rows,
);
const judged = rows.map((row, at) => {
  const model = { ...(models.get(row.author) as TextModel), thresholds };
  const isMarked = fairHousingNotes(row.text, { state: stateOf(row.kind), model }).length > 0;
  return { ...row, isNamed: read[at]?.kind === row.about, isMarked };
});
mkdirSync(FOLDER, { recursive: true });
const model = toModel(trainKinds(rows, HOUSING_SETTINGS), HOUSING_SETTINGS, thresholds);
const bytes = Buffer.from(packTextModel(model)).toString('base64');
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
  among: [
    ['Federal law', ({ kind }) => !kind.startsWith('income')],
    ['Source of income, in states that protect it', ({ kind }) => kind.startsWith('income:')],
    ['Source of income, in other states', ({ kind }) => kind.startsWith('income-ok:')],
  ],
});
