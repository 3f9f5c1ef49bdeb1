/**
 * Values rows that have the columns of the training file, in any order, in the market and month that each one names.
 * Run: `npm run valuation:predict -- IN.csv OUT.csv` (IN may be packed with gzip). Writes `id,value,low,high` in whole
 * dollars, a line for every row: what is unknown of a vehicle is left out of its value, never the vehicle.
 */
import { writeFileSync } from 'node:fs';
import { loadModel } from '../../src/features/valuation/server/model/model-file.ts';
import { predict } from '../../src/features/valuation/server/model/predict.ts';
import { toVehicleRow } from '../../src/features/valuation/server/model/vehicle-row.ts';
import { readTable } from './read-table.ts';

const [input, output] = process.argv.slice(2);
if (!input || !output) {
  console.error('Usage: npm run valuation:predict -- IN.csv OUT.csv');
  process.exit(2);
}

const started = Date.now();
const model = await loadModel();
const quoted = (id: string) => (/[",\r\n]/.test(id) ? `"${id.replaceAll('"', '""')}"` : id);
const lines = readTable(input).map((fields) => {
  const { log, low, high } = predict(model, toVehicleRow(fields));
  const [value, from, to] = [log, low, high].map((it) => Math.round(Math.exp(it)));
  return `${quoted(fields.id ?? '')},${value},${from},${to}`;
});
writeFileSync(output, `id,value,low,high\n${lines.map((line) => `${line}\n`).join('')}`);
console.log(`${lines.length} rows in ${((Date.now() - started) / 1000).toFixed(1)} s, model ${model.header.version}`);
