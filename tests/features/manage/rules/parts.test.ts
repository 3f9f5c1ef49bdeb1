import { describe, expect, test } from 'vitest';
import { FIELDS, isAsked } from '#features/listings/rules/fields/index.ts';
import { answersOnPath, FLOWS, publishFaults } from '#features/sell/rules/index.ts';
import { partsOf, raisedBy } from '#features/manage/rules/parts.ts';
import { clashesOf, linesOf } from '#features/manage/rules/edited.ts';
import { recordSentence } from '#features/listings/words/record.ts';
import type { Answers } from '#shared/answers.ts';
import {
  completeAnswers,
  completeItem,
  completeOpenHouse,
  completeRental,
  completeSale,
  completeThing,
} from '../../../support/answers.ts';

const flow = (id: string) => {
  const found = FLOWS.find((known) => known.id === id);
  if (!found) throw new Error(`There is no flow ${id}.`);
  return found;
};

const KINDS = [
  ['a car', 'vehicle', completeAnswers({ vin: '1HGCR2F8XEA012345' })],
  ['a rental', 'property', completeRental()],
  ['an open house', 'property', completeOpenHouse()],
  ['a garage sale', 'garage', completeSale()],
  ['an item of a sale', 'garage-item', completeItem()],
  ['another thing', 'other', completeThing()],
] as const satisfies readonly (readonly [string, string, Answers])[];

/** What nobody changes once it is published, and why each may stay as it is: see `rules/parts`. */
const LEFT_OUT = ['source', 'intent'];

describe.each(KINDS)('the parts of %s', (_, id, answers) => {
  test('ask for everything that its wizard asks', () => {
    const asked = Object.keys(
      answersOnPath(flow(id), Object.fromEntries([...FIELDS.keys()].map((name) => [name, '']))),
    );
    const wanted = [...FIELDS.values()]
      .filter((field) => asked.includes(field.id) && isAsked(field, answers))
      .map((field) => field.id)
      .filter((name) => !LEFT_OUT.includes(name) && !(id === 'garage-item' && name === 'postcode'));
    const steps = new Set(flow(id).steps.flatMap((step) => ((step.when?.(answers) ?? true) ? step.fields : [])));
    const offered = partsOf(flow(id), answers).flatMap((part) => part.fields.map((field) => field.id));
    expect(wanted.filter((name) => steps.has(name) && !offered.includes(name))).toEqual([]);
    expect(new Set(offered).size, 'asked once').toBe(offered.length);
  });

  test('have names of their own', () => {
    const names = partsOf(flow(id), answers).map(({ slug }) => slug);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('where no texts are sent', () => {
  const partOf = (answers: Answers, texts: boolean) =>
    partsOf(flow('other'), answers, texts).find(({ fields }) => fields.some(({ id }) => id === 'preferredContact'));

  test('how to be reached is not asked, unless texts were chosen before', () => {
    const answers = completeThing();
    expect(partOf({ ...answers, preferredContact: 'EMAIL' }, true)).toBeDefined();
    expect(partOf({ ...answers, preferredContact: 'EMAIL' }, false)).toBeUndefined();
    expect(partOf({ ...answers, preferredContact: 'PHONE' }, false)).toBeDefined();
  });
});

describe('an answer that raises other questions', () => {
  const vehicle = flow('vehicle');
  const part = (slug: string, answers: Answers) => {
    const found = partsOf(vehicle, answers).find((one) => one.slug === slug);
    if (!found) throw new Error(`There is no part ${slug}.`);
    return found;
  };

  test('shows them beside it, until they are answered and after', () => {
    const before = completeAnswers();
    const typed: Answers = { vehicleType: 'BOATS' };
    const asBoat = { ...before, ...typed };
    const raised = raisedBy(vehicle, asBoat, { part: part('category', before), typed });
    expect(raised.length).toBeGreaterThan(0);
    expect(raised.map(({ id }) => id).sort()).toEqual(
      publishFaults(vehicle, asBoat)
        .flatMap(({ faults }) => faults.map(({ field }) => field))
        .sort(),
    );
    const answered: Answers = { ...typed, length: 22 };
    expect(
      raisedBy(vehicle, { ...before, ...answered }, { part: part('category', before), typed: answered }).map(
        ({ id }) => id,
      ),
    ).toContain('length');
  });

  test('are none where nothing is missing', () => {
    expect(raisedBy(vehicle, completeAnswers(), { part: part('trim', completeAnswers()), typed: {} })).toEqual([]);
  });
});

describe('the lines that saving leaves', () => {
  test('name what buyers rely on, and nothing else', () => {
    const before = completeAnswers({ cleanTitle: { value: true, comment: '' } });
    const after = {
      ...before,
      trim: 'Sport',
      price: 1_090_000,
      mileage: 74_200,
      cleanTitle: { value: false, comment: 'Rebuilt' },
      damage: ['REAR', 'FRONT'],
    };
    expect(linesOf(flow('vehicle'), before, after).map((line) => recordSentence(line, null))).toEqual([
      'Price changed from $11,500 to $10,900',
      'Mileage changed from 72,400 mi to 74,200 mi',
      'Title changed from clean to not clean',
      'Damage changed from none listed to front, rear',
    ]);
    expect(linesOf(flow('vehicle'), before, { ...before, trim: 'Sport', description: 'x'.repeat(40) })).toEqual([]);
  });
});

describe('a clash', () => {
  test('is an answer changed here and elsewhere, each in its own way', () => {
    const seen = { trim: 'EX', price: 1_000, model: 'Accord' };
    const now = { trim: 'LX', price: 2_000, model: 'Accord' };
    expect(clashesOf({ seen, typed: { trim: 'Sport', price: 2_000, model: 'Civic' }, now })).toEqual(['trim']);
  });
});
