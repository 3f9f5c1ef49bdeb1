import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACCIDENTS,
  accidentsTake,
  answeredOf,
  DAMAGE_COSTS,
  DAMAGE_PLACES,
  FLAW_ANSWERS,
  FLAW_COSTS,
  FLAWS,
  flawsAsked,
  flawsOf,
  gradeBeside,
  logOf,
} from '#features/valuation/rules/answers.ts';

const RULES = [...Object.values(FLAW_COSTS), ...Object.values(DAMAGE_COSTS), ACCIDENTS];
const state = fc.record({
  flaws: fc.dictionary(fc.constantFrom(...FLAWS), fc.boolean()),
  damage: fc.option(fc.subarray([...DAMAGE_PLACES])),
});
const dollars = fc.double({ min: 300, max: 150_000, noNaN: true });
const worth = (said: Parameters<typeof answeredOf>[0], value: number) =>
  value * Math.exp(logOf(answeredOf(said, value), value));

describe('the rules behind the answers', () => {
  it('each name a source and the day it was read, and stand in the document', () => {
    const document = readFileSync('docs/valuation.md', 'utf8');
    for (const { source, read } of RULES) {
      expect(new URL(source).protocol).toBe('https:');
      expect(Date.parse(read)).toBeGreaterThan(Date.parse('2026-01-01'));
      expect(document).toContain(source);
    }
  });

  it('take more the more accidents there were, and never more than their share', () => {
    const takes = [0, 1, 2, 3, 4, 5, 99].map(accidentsTake);
    expect(takes).toEqual(takes.toSorted((a, b) => a - b));
    expect(takes[0]).toBeCloseTo(0);
    expect(1 - Math.exp(-(takes.at(-1) ?? 0))).toBeCloseTo(0.1);
  });

  it('never turn the order of two values around, nor make one nothing', () => {
    fc.assert(
      fc.property(state, dollars, dollars, (said, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(worth(said, less)).toBeGreaterThan(0);
        expect(worth(said, less)).toBeLessThanOrEqual(worth(said, more) + 1e-6);
      }),
    );
  });

  it('take no more than a repair costs, and less off a cheap car', () => {
    const broken = { flaws: { ac: true }, damage: null };
    const loss = (value: number) => value - worth(broken, value);
    expect(loss(40_000)).toBeLessThan(FLAW_COSTS.ac.to);
    expect(loss(2_500)).toBeLessThan(loss(40_000));
    expect(loss(2_500)).toBeGreaterThan(400);
  });

  it('a grade beside flaws takes more than either and less than both', () => {
    const both = -0.2 + gradeBeside(-0.3, -0.2);
    expect(both).toBeLessThan(-0.3);
    expect(both).toBeGreaterThan(-0.5);
    expect(gradeBeside(0.02, -0.2)).toBe(0.02);
  });
});

it('a draft and a question to the API say the same, and what is not said is not known', () => {
  for (const flaw of FLAWS) {
    const { field, query, bad } = FLAW_ANSWERS[flaw];
    for (const value of [true, false]) {
      const expected = { [flaw]: value === bad };
      expect(flawsOf({ [field]: { value, comment: '' } })).toEqual(expected);
      expect(flawsAsked({ [query]: String(value) })).toEqual(expected);
    }
    expect(flawsOf({ [field]: { value: null, comment: 'later' } })).toEqual({});
    expect(flawsAsked({ [query]: 'perhaps' })).toEqual({});
  }
});
