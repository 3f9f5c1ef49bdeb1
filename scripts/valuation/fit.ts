/**
 * Fits the valuation model and measures it. Numbers only, never rows.
 * Run: `PYTHON=/path/to/python npx node --max-old-space-size=8000 scripts/valuation/fit.ts [training file [folder]]`
 * (a Python with lightgbm; what was grown is kept in the folder, so that what follows can be done again in a minute). Writes model.bin.br and accuracy.json of src/features/valuation/server/data,
 * docs/valuation-report.md and docs/valuation-calibration.svg.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { toAccuracy } from './accuracy.ts';
import { describeMarket } from './describe-market.ts';
import { besideThin, calibrateKind } from './fit-kind.ts';
import { keptFit } from './kept-fit.ts';
import { naiveMedians } from './naive.ts';
import { plotCalibration } from './plot.ts';
import { toReport } from './report.ts';
import { partialErrors, toScores } from './scores.ts';
import { writeModel } from './write-model.ts';

const FILE = process.argv[2] ?? new URL('../../../shared/data/used-car-sales-train.csv.gz', import.meta.url).pathname;
const ROOT = new URL('../../', import.meta.url);
const started = Date.now();
const say = (line: string) => console.log(`${Math.round((Date.now() - started) / 1000)} s  ${line}`);

const FOLDER = process.argv[3];
const thin = await keptFit(FILE, 'thin', { folder: FOLDER, say });
const rich = besideThin(await keptFit(FILE, 'rich', { folder: FOLDER, say }), thin);
const calibrated = { thin: calibrateKind(thin, 'thin'), rich: calibrateKind(rich, 'rich') };
say('calibrated');

const header = {
  version: `trees-${new Date().toISOString().slice(0, 10)}`,
  fitted: new Date().toISOString().slice(0, 10),
  method: 'Effects fitted by back-fitting, then boosted trees under Huber loss; range by cross-fitted errors',
  data: {
    name: 'used-car-sales-train.csv.gz',
    sha256: createHash('sha256').update(readFileSync(FILE)).digest('hex'),
    rows: thin.rows.length,
  },
  ...describeMarket(thin, rich),
};
const size = writeModel(new URL('src/features/valuation/server/data/model.bin.br', ROOT), header, {
  thin: { ...thin.fitted, calibration: calibrated.thin.final },
  rich: { ...rich.fitted, calibration: calibrated.rich.final },
});
say(`model.bin.br: ${Math.round(size / 1024)} kB`);

const scores = toScores({ fit: thin, honest: calibrated.thin.honest }, { fit: rich, honest: calibrated.rich.honest });
writeFileSync(
  new URL('docs/valuation-report.md', ROOT),
  toReport({ scores, naive: await naiveMedians(FILE), version: header.version, partial: partialErrors(rich) }),
);
writeFileSync(
  new URL('src/features/valuation/server/data/accuracy.json', ROOT),
  `${JSON.stringify(toAccuracy({ scores, version: header.version }), null, 2)}\n`,
);
writeFileSync(new URL('docs/valuation-calibration.svg', ROOT), plotCalibration(scores));
say('report written');
