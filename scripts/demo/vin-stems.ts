/**
 * Makes VIN beginnings for the demo market's cars out of the VIN tables' own patterns: no real car's VIN is used.
 * Run: `npx node scripts/demo/vin-stems.ts`. Writes src/app/demo/data/vin-stems.txt.
 */
import { writeFileSync } from 'node:fs';
import { DEMO_CARS } from '../../src/app/demo/data/cars.ts';
import { decodeWithTables } from '../../src/features/vehicles/server/pack/decode.ts';
import { keyWeight } from '../../src/features/vehicles/server/pack/keys.ts';
import { readSchema } from '../../src/features/vehicles/server/pack/schemas.ts';
import { loadTables } from '../../src/features/vehicles/server/pack/tables.ts';
import { toBody } from '../../src/features/vehicles/server/words.ts';

const OUT = new URL('../../src/app/demo/data/vin-stems.txt', import.meta.url);
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FILL = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const TRIES = 400;
const tables = await loadTables();
const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
let state = 1;
const roll = (size: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state % size;
};

const lines: string[] = [];
const without: string[] = [];
for (const { make, model, body, from, to } of DEMO_CARS)
  for (let year = from; year <= to; year++) {
    const stem = findStem(make, model, body, year);
    if (stem) lines.push(`${make}|${model}|${year}\t${stem}`);
    else without.push(`${make} ${model} ${year}`);
  }
writeFileSync(OUT, `${lines.join('\n')}\n`);
console.log(`${lines.length} stems; none for ${without.length}: ${without.join(', ')}`);

/** The fill that says most about the right model and body. */
function findStem(make: string, model: string, body: string, year: number): string | null {
  const code = YEAR_CODES[(year - 1980) % 30] as string;
  let best: { stem: string; facts: number } | null = null;
  for (const { wmi, key } of keysOf(make, model, year)) {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const subject = fillKey(key, code);
      const stem = wmi + subject.slice(0, 5) + code + subject.slice(7, 8);
      const answer = decodeWithTables(tables, `${stem.slice(0, 8)}0${stem.slice(8)}900001`, 2026);
      if (
        answer?.year !== year ||
        plain(answer.facts.model ?? '') !== plain(model) ||
        toBody(answer.facts.body) !== body
      )
        continue;
      const facts = Object.keys(answer.facts).length;
      if (!best || facts > best.facts) best = { stem, facts };
    }
  }
  return best?.stem ?? null;
}

function keysOf(make: string, model: string, year: number): { wmi: string; key: string }[] {
  const found: { wmi: string; key: string }[] = [];
  for (const [wmi, line] of tables.makers) {
    const [, type = '', , makes = '', uses = ''] = line.split('\t');
    if (wmi.length !== 3 || !['2', '3', '7'].includes(type)) continue;
    if (!makes.split(',').some((number) => plain(tables.makes[Number.parseInt(number, 36)] ?? '') === plain(make)))
      continue;
    for (const use of uses.split(' ').filter(Boolean)) {
      const [schema = '', span = ''] = use.split(':');
      const [first = '', last = ''] = span.split('-');
      if (year < 1980 + Number.parseInt(first, 36) || (last && year > 1980 + Number.parseInt(last, 36))) continue;
      for (const row of readSchema(tables, Number.parseInt(schema, 36)).get('M') ?? [])
        if (plain(tables.models[row.value]?.split('\t')[0] ?? '') === plain(model)) found.push({ wmi, key: row.key });
    }
  }
  return found.slice(0, 6);
}

/** Characters that fit a key, the free ones at random; position 7 is a letter, as in light vehicles since 2010. */
function fillKey(key: string, yearCode: string): string {
  const cells = key.match(/\[[^\]]*\]|./g) ?? [];
  let subject = '';
  for (let at = 0; at < 8; at++) {
    const cell = cells[at] ?? '*';
    const letters = at === 3 ? FILL.replace(/\d/g, '') : FILL;
    const fitting = [...letters].filter((sign) => keyWeight(cell, sign) >= 0);
    if (at === 5) subject += '|';
    else if (at === 6) subject += yearCode;
    else subject += fitting[roll(fitting.length)] ?? 'A';
  }
  return subject;
}
