import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answers } from '#shared/answers.ts';
import {
  FLOWS,
  findStep,
  flowById,
  hasNothingToAsk,
  type Known,
  minutesLeft,
  nextStep,
  previousStep,
  screenOf,
  screensOf,
  type Step,
} from '#features/sell/rules/index.ts';
import { timeLeft } from '#features/sell/rules/time-words.ts';
import { wizard } from '#features/sell/words.ts';
import { completeAnswers } from '../../../support/answers.ts';
import { drafts } from '../../../support/arbitrary-answers.ts';

const flow = flowById('vehicle');
if (!flow) throw new Error('There is no vehicle flow.');
const step = (slug: string): Step => {
  const found = findStep(flow, slug);
  if (!found) throw new Error(`There is no step ${slug}.`);
  return found;
};
const known = (fields: readonly string[], photos: number | null = null): Known => ({ fields: new Set(fields), photos });
const IDENTITY = ['year', 'make', 'model'];

describe('one screen', () => {
  test('holds the steps that are asked together, whichever of them the address names', () => {
    const slugs = (slug: string) => screenOf(flow, completeAnswers(), step(slug)).map((one) => one.slug);
    for (const slug of ['accessories', 'health', 'condition'])
      expect(slugs(slug)).toEqual(['accessories', 'health', 'condition']);
    expect(slugs('location')).toEqual(['mileage', 'location']);
    expect(slugs('availability')).toEqual(['price', 'availability']);
    expect(slugs('valuation')).toEqual(['valuation']);
  });

  test('is led by what is left of it when its leader is not asked', () => {
    const dinghy = completeAnswers({ vehicleType: 'BOATS', propulsion: 'NONE' });
    expect(screenOf(flow, dinghy, step('location')).map((one) => one.slug)).toEqual(['location']);
  });

  test.each(FLOWS.map((one) => [one.id, one] as const))('of the flow %s has one kind of panel', (_, one) => {
    fc.assert(
      fc.property(drafts, (answers) => {
        for (const screen of screensOf(one, answers))
          if (screen.length > 1) expect(screen.every(({ kind }) => kind === 'form')).toBe(true);
      }),
    );
  });
});

describe('a step has nothing to ask', () => {
  const found = completeAnswers({ source: 'VIN' });
  test.each<[what: string, slug: string, answers: Answers, known: Known, nothing: boolean]>([
    ['when the lookup said all of it', 'preview', found, known(IDENTITY), true],
    ['not when a part is the person’s own', 'preview', found, known(['year', 'make']), false],
    ['not on a device that did not look it up', 'preview', found, known([]), false],
    ['not while something is blank', 'preview', { ...found, model: '' }, known(IDENTITY), false],
    ['not while something optional is blank', 'trim', { ...found, trim: '' }, known(['trim', 'body']), false],
    ['when trim and body came with the VIN', 'trim', found, known(['trim', 'body']), true],
    ['never when it is the value', 'valuation', found, known(['intent']), false],
    ['when there is no photo to arrange', 'studio', found, known([], 0), true],
    ['when there is one photo', 'studio', found, known([], 1), true],
    ['not when there are two', 'studio', found, known([], 2), false],
    ['not while nobody knows how many photos there are', 'studio', found, known([]), false],
    ['never when it is the lookup itself', 'lookup', found, known(['source', 'vin']), false],
  ])('%s: %s', (_, slug, answers, knows, nothing) => {
    expect(hasNothingToAsk(step(slug), answers, knows)).toBe(nothing);
  });

  test('and is passed over both ways, but never the last one', () => {
    const skips = (one: Step) => hasNothingToAsk(one, found, known(IDENTITY, 1));
    expect(nextStep(flow, found, 'lookup', skips)?.slug).toBe('mileage');
    expect(nextStep(flow, found, 'lookup')?.slug).toBe('preview');
    expect(previousStep(flow, found, 'mileage', skips)?.slug).toBe('lookup');
    expect(nextStep(flow, found, 'capture', skips)?.slug).toBe('description');
    expect(nextStep(flow, found, 'description', () => true)?.slug).toBe('profile');
  });

  test('but a screen stays while one of its steps asks', () => {
    const skips = (one: Step) => hasNothingToAsk(one, found, known(['trim', 'body']));
    expect(nextStep(flow, found, 'valuation', skips)?.slug).toBe('trim');
  });
});

describe('the time left', () => {
  const empty = { vehicleType: 'CARS', source: 'VIN', year: 2014, make: 'Honda', model: 'Accord' };
  test.each<[what: string, answers: Answers, slug: string, minutes: number]>([
    ['a car of which only the VIN is known', empty, 'mileage', 5],
    ['a car of which all is said', completeAnswers(), 'profile', 0],
    ['the last steps', completeAnswers(), 'capture', 1],
  ])('for %s', (_, answers, slug, minutes) => {
    expect(minutesLeft(flow, answers, slug)).toBe(minutes);
  });

  test('never grows as one goes on or answers', () => {
    fc.assert(
      fc.property(drafts, (answers) => {
        const left = screensOf(flow, answers).map(([leader]) => minutesLeft(flow, answers, leader.slug));
        expect(left).toEqual([...left].sort((a, b) => b - a));
      }),
    );
  });

  test.each([
    [0, 'Less than a minute left'],
    [1, 'About 1 minute left'],
    [4, 'About 4 minutes left'],
  ])('%i is said as “%s”', (minutes, said) => {
    expect(timeLeft(minutes, wizard)).toBe(said);
  });
});
