import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONDITION_ITEMS,
  type ConditionItem,
  type ConditionItems,
  emptyCondition,
  fromRatings,
  isBad,
  suggestGrade,
  toRatings,
} from '#features/listings/rules/condition.ts';
import { CONDITION_GRADES } from '#shared/enums.ts';
import { HOSTILE } from '../../../support/hostile.ts';

const answer = fc.record({
  value: fc.constantFrom(true, false, null),
  comment: fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.trim()),
});
const items = fc.record(
  Object.fromEntries(CONDITION_ITEMS.map((item) => [item, answer])) as Record<ConditionItem, typeof answer>,
) as fc.Arbitrary<ConditionItems>;

/** Every question answered in the car's favor. */
function flawless(): ConditionItems {
  const all = emptyCondition();
  for (const item of CONDITION_ITEMS) all[item].value = !isBad(item, true);
  return all;
}

function withAnswers(answers: Partial<Record<ConditionItem, boolean | null>>): ConditionItems {
  const all = flawless();
  for (const item of CONDITION_ITEMS) if (item in answers) all[item].value = answers[item] ?? null;
  return all;
}

describe('condition answers as ratings', () => {
  it('use the names of the car record, 1 for thumbs up, and notes only where there is one', () => {
    const all = flawless();
    all.brakes = { value: false, comment: '  Squeal when cold ' };
    all.tires = { value: null, comment: '   ' };
    expect(toRatings(all)).toEqual({
      keys_count: 1,
      has_smoked_in_car: 0,
      has_service_history: 1,
      own_title: 1,
      clean_title: 1,
      rating_engine: 1,
      rating_suspension: 1,
      rating_air_conditioning: 1,
      rating_brakes: 0,
      rating_brakes_note: 'Squeal when cold',
    });
  });

  it('turn keys around: a missing key is a count of 0', () => {
    expect(toRatings(withAnswers({ keys: true })).keys_count).toBe(0);
    expect(toRatings(withAnswers({ keys: false })).keys_count).toBe(1);
    expect(fromRatings({ keys_count: 0 }).keys.value).toBe(true);
    expect(fromRatings({ keys_count: 2 }).keys.value).toBe(false);
  });

  it('come back as they went', () => {
    fc.assert(
      fc.property(items, (all) => {
        expect(fromRatings(toRatings(all))).toEqual(all);
      }),
    );
  });

  it('take blanks off a note on the way in too', () => {
    expect(fromRatings({ rating_tires_note: ' Half worn ' }).tires).toEqual({ value: null, comment: 'Half worn' });
  });

  it('are read from true and false as well', () => {
    expect(fromRatings({ own_title: true, rating_engine: false })).toMatchObject({
      ownTitle: { value: true },
      engine: { value: false },
    });
  });

  it.each(HOSTILE)('of hostile kind %# count as not answered', (bad) => {
    if (typeof bad === 'boolean' || (typeof bad === 'number' && bad >= 0)) return;
    expect(fromRatings({ rating_engine: bad }).engine.value).toBeNull();
  });

  it('are not read from a prototype', () => {
    expect(fromRatings(Object.create({ rating_engine: 1, rating_engine_note: 'x' }))).toEqual(emptyCondition());
  });

  it('keep a note within 500 characters', () => {
    const all = emptyCondition();
    all.engine.comment = 'x'.repeat(100_000);
    expect(toRatings(all).rating_engine_note).toHaveLength(500);
  });
});

describe('the suggested grade', () => {
  it.each([
    ['nothing wrong', {}, 'EXCELLENT'],
    ['a loan on the title', { ownTitle: false }, 'EXCELLENT'],
    ['a missing key', { keys: true }, 'VERY_GOOD'],
    ['worn tires', { tires: false }, 'VERY_GOOD'],
    ['brakes not yet looked at', { brakes: null }, 'VERY_GOOD'],
    ['bad brakes', { brakes: false }, 'GOOD'],
    ['smoke and worn tires', { hasSmoked: true, tires: false }, 'GOOD'],
    ['an engine fault', { engine: false }, 'FAIR'],
    ['a branded title', { cleanTitle: false }, 'FAIR'],
    ['bad brakes and suspension', { brakes: false, suspension: false }, 'FAIR'],
  ] as const)('with %s is right', (_, answers, grade) => {
    expect(suggestGrade(withAnswers(answers)).grade).toBe(grade);
  });

  it('is withheld until something is answered', () => {
    expect(suggestGrade(emptyCondition())).toMatchObject({ grade: null, reasons: [] });
  });

  it('names what it rests on, the heaviest first', () => {
    const { reasons, open } = suggestGrade(withAnswers({ tires: false, engine: false, ac: null }));
    expect(reasons).toEqual([
      { item: 'engine', points: 6 },
      { item: 'tires', points: 2 },
    ]);
    expect(open).toEqual(['ac']);
  });

  it('never gets better when one answer gets worse', () => {
    fc.assert(
      fc.property(items, fc.constantFrom(...CONDITION_ITEMS), (all, item) => {
        const better = suggestGrade({ ...all, [item]: { ...all[item], value: !isBad(item, true) } }).grade;
        const worse = suggestGrade({ ...all, [item]: { ...all[item], value: isBad(item, true) } }).grade;
        if (better === null || worse === null) throw new Error('an answered question leaves no grade');
        expect(CONDITION_GRADES.indexOf(worse)).toBeGreaterThanOrEqual(CONDITION_GRADES.indexOf(better));
      }),
    );
  });
});
