import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fairHousingNotes } from '#features/sell/rules/fair-housing.ts';
import { HOUSING_MODEL } from '#features/sell/rules/fair-housing/data/model.ts';
import { incomeLawOf, SOURCE_OF_INCOME } from '#features/sell/rules/fair-housing/source-of-income.ts';
import { fairHousing as words } from '#features/sell/words.ts';
import { parseTextModel } from '#shared/text-model.ts';
import { US_STATES } from '#shared/us-states.ts';
import { authorsOf, readLabelled } from '../../../../scripts/text/labelled.ts';
import { calibrateHousing, HOUSING_DATA, stateOf, toHousingRows } from '../../../../scripts/text/housing-rows.ts';

const sentences = readLabelled(HOUSING_DATA);
const model = parseTextModel(Buffer.from(HOUSING_MODEL, 'base64'));

describe('the model of the fair-housing helper', () => {
  test('is small enough to be loaded beside a form', () => {
    expect(model.weights.length).toBeLessThanOrEqual(32_768);
  });

  test('finds more than half of what authors wrote whom it has not read', () => {
    expect(authorsOf(sentences)).toHaveLength(9);
    const rows = toHousingRows(sentences);
    const { scores, thresholds } = calibrateHousing(rows);
    const found = rows.filter(
      ({ isNoted }, at) =>
        (scores[at] ?? 0) >= thresholds.alone || (isNoted && (scores[at] ?? 0) >= thresholds.grammar),
    );
    const warn = sentences.filter(({ label }) => label === 'warn').length;
    expect(found.filter(({ label }) => label === 'warn').length / warn).toBeGreaterThan(0.6);
    expect(thresholds).toEqual(model.thresholds);
  });

  test('says which law it thinks of, in a sentence that exists', () => {
    for (const { text, kind } of sentences.slice(0, 300))
      for (const { about } of fairHousingNotes(text, { state: stateOf(kind), model }))
        expect(words[about]).toBeTruthy();
  });
});

describe('source of income', () => {
  test.each(['No Section 8', 'Housing vouchers are not accepted', 'We do not accept housing vouchers'])(
    '“%s” is warned of where the state protects it, and nowhere else',
    (text) => {
      expect(fairHousingNotes(text, { state: 'NJ', model }).map(({ about }) => about)).toContain('income');
      expect(fairHousingNotes(text, { state: 'TX', model })).toEqual([]);
      expect(fairHousingNotes(text)).toEqual([]);
    },
  );

  test('names a law for each state it has, and only states that are', () => {
    const codes = US_STATES.map(({ code }) => code);
    for (const [code, { law }] of Object.entries(SOURCE_OF_INCOME.states)) {
      expect(codes).toContain(code);
      expect(law.length).toBeGreaterThan(8);
    }
    expect(incomeLawOf('TX')).toBeNull();
    expect(incomeLawOf('')).toBeNull();
    expect(SOURCE_OF_INCOME.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('what no author wrote twice is in the data once', () => {
    const lines = readFileSync(HOUSING_DATA, 'utf8').trim().split('\n');
    expect(new Set(lines.map((line) => line.split('\t')[2])).size).toBe(lines.length);
  });
});
