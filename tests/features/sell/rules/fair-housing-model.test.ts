import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fairHousingNotes } from '#features/sell/rules/fair-housing.ts';
import { HOUSING_MODEL } from '#features/sell/rules/fair-housing/data/model.ts';
import { incomeLawOf, SOURCE_OF_INCOME } from '#features/sell/rules/fair-housing/source-of-income.ts';
import { fairHousing as words } from '#features/sell/words.ts';
import { parseTextModel } from '#shared/text-model-file.ts';
import { readText } from '#shared/text-model.ts';
import { US_STATES } from '#shared/us-states.ts';
import { authorsOf, readLabelled } from '../../../../scripts/text/labelled.ts';
import { thresholdFor } from '../../../../scripts/text/cross-validate.ts';
import { HOUSING_DATA, HOUSING_SETTINGS, stateOf, toHousingRows } from '../../../../scripts/text/housing-rows.ts';
import { toModel } from '../../../../scripts/text/pack-net.ts';
import { trainKinds } from '../../../../scripts/text/train-kinds.ts';

const sentences = readLabelled(HOUSING_DATA);
const model = parseTextModel(Buffer.from(HOUSING_MODEL, 'base64'));

describe('the model of the fair-housing helper', () => {
  test('is small enough to be loaded beside a form', () => {
    expect(HOUSING_MODEL.length).toBeLessThanOrEqual(80_000);
  });

  test('finds most of what authors wrote whom it has not read, and warns of little else', () => {
    expect(authorsOf(sentences)).toHaveLength(19);
    const rows = toHousingRows(sentences);
    const unread = ['author-1', 'author-7'];
    const others = rows.filter(({ author }) => !unread.includes(author));
    const trained = toModel(trainKinds(others, HOUSING_SETTINGS), HOUSING_SETTINGS);
    const held = rows.filter(({ author }) => unread.includes(author));
    const scores = held.map(({ groups }) => readText(trained, groups).score);
    const from = thresholdFor(scores, held, 0.02);
    const warn = scores.filter((_, at) => held[at]?.isFound);
    expect(warn.filter((score) => score > from).length / warn.length).toBeGreaterThan(0.75);
  }, 300_000);

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
