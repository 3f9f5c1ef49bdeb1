import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answersOnPath,
  firstUnfinished,
  flowById,
  isComplete,
  landOn,
  nextStep,
  previousStep,
  progress,
  publishFaults,
  screensOf,
  stepsOnPath,
} from '#features/sell/rules/index.ts';
import { completeAnswers } from '../../../support/answers.ts';
import { drafts } from '../../../support/arbitrary-answers.ts';

const flow = flowById('vehicle');
if (!flow) throw new Error('There is no vehicle flow.');
const slugs = flow.steps.map(({ slug }) => slug);
const slugsOnPath = (answers: Parameters<typeof stepsOnPath>[1]) => stepsOnPath(flow, answers).map(({ slug }) => slug);

describe('the path', () => {
  test('goes through the search by hand, or through the preview of what was found', () => {
    expect(slugsOnPath({ source: 'MANUAL' })).toContain('search');
    expect(slugsOnPath({ source: 'MANUAL' })).not.toContain('preview');
    expect(slugsOnPath({ source: 'VIN' })).toContain('preview');
    expect(slugsOnPath({ source: 'VIN' })).not.toContain('search');
  });

  test('always ends at publishing, step by step and back again', () => {
    fc.assert(
      fc.property(drafts, (answers) => {
        const path = screensOf(flow, answers).map(([leader]) => leader.slug);
        expect(screensOf(flow, answers).flat()).toEqual(stepsOnPath(flow, answers));
        const walked = [path[0] ?? ''];
        for (let at = nextStep(flow, answers, path[0] ?? ''); at; at = nextStep(flow, answers, at.slug))
          walked.push(at.slug);
        expect(walked).toEqual(path);
        expect(walked.at(-1)).toBe('profile');
        const back = ['profile'];
        for (let at = previousStep(flow, answers, 'profile'); at; at = previousStep(flow, answers, at.slug))
          back.unshift(at.slug);
        expect(back).toEqual(path);
      }),
    );
  });

  test('counts its screens from one', () => {
    const { source: _, ...answers } = completeAnswers();
    expect(progress(flow, answers, 'category')).toEqual({ place: 1, of: 12 });
    expect(progress(flow, answers, 'health')).toEqual(progress(flow, answers, 'accessories'));
    expect(progress(flow, answers, 'profile')).toEqual({ place: 12, of: 12 });
  });

  test('of a car comes to the value right after what it is, its miles and its ZIP', () => {
    const { source: _, ...answers } = completeAnswers();
    expect(slugsOnPath(answers).slice(0, 6)).toEqual([
      'category',
      'lookup',
      'preview',
      'mileage',
      'location',
      'valuation',
    ]);
    expect(slugsOnPath({ ...answers, source: 'MANUAL' }).slice(2, 6)).toEqual([
      'search',
      'mileage',
      'location',
      'valuation',
    ]);
  });

  test('of anything else asks for its meter behind what decides which it has', () => {
    const boat = slugsOnPath(completeAnswers({ vehicleType: 'BOATS' }));
    expect(boat.indexOf('mileage')).toBeGreaterThan(boat.indexOf('particulars'));
    expect(boat.indexOf('valuation')).toBeGreaterThan(boat.indexOf('location'));
  });
});

describe('a deep link', () => {
  test('lands there when everything before is answered, else at the first step that is not', () => {
    fc.assert(
      fc.property(drafts, fc.constantFrom(...slugs, 'nowhere', ''), (answers, wanted) => {
        const path = stepsOnPath(flow, answers);
        const landed = landOn(flow, answers, wanted);
        const before = path.slice(0, path.indexOf(landed));
        expect(path).toContain(landed);
        expect(before.every((step) => isComplete(step, answers))).toBe(true);
        if (landed.slug !== wanted) expect(landed).toBe(firstUnfinished(flow, answers));
      }),
    );
  });

  test.each([
    ['profile', {}, 'category'],
    ['price', { vehicleType: 'CARS' }, 'lookup'],
    ['search', completeAnswers({ source: 'VIN' }), 'profile'],
    ['color', completeAnswers(), 'color'],
    ['profile', completeAnswers(), 'profile'],
    ['profile', completeAnswers({ price: '' }), 'price'],
    ['no-such-step', {}, 'category'],
  ])('to %s with %j lands on %s', (wanted, answers, landed) => {
    expect(landOn(flow, answers, wanted).slug).toBe(landed);
  });
});

describe('answers of branches left behind', () => {
  test('do not count', () => {
    const boat = completeAnswers({ vehicleType: 'BOATS', engineHours: 120 });
    expect(answersOnPath(flow, boat)).not.toHaveProperty('mileage');
    expect(answersOnPath(flow, boat)).not.toHaveProperty('drivetrain');
    expect(answersOnPath(flow, boat)).toMatchObject({ engineHours: 120 });
    expect(answersOnPath(flow, { ...boat, vehicleType: 'CARS' })).not.toHaveProperty('engineHours');
    expect(answersOnPath(flow, completeAnswers({ makeCustom: 'Honda-like' }))).not.toHaveProperty('makeCustom');
  });

  test('block nobody when they are wrong', () => {
    expect(publishFaults(flow, completeAnswers({ makeCustom: ['x'], engineHours: 'many', phone: '555' }))).toEqual([]);
    expect(publishFaults(flow, completeAnswers({ preferredContact: 'PHONE', phone: '555' }))).toHaveLength(1);
  });

  test('change nothing once taken out', () => {
    fc.assert(
      fc.property(drafts, (answers) => {
        const kept = answersOnPath(flow, answers);
        expect(answersOnPath(flow, kept)).toEqual(kept);
        expect(publishFaults(flow, kept)).toEqual(publishFaults(flow, answers));
      }),
    );
  });
});

describe('what stands between a draft and its publication', () => {
  test('is nothing exactly when every step on the path is complete', () => {
    fc.assert(
      fc.property(drafts, (answers) => {
        const publishable = publishFaults(flow, answers).length === 0;
        expect(publishable).toBe(stepsOnPath(flow, answers).every((step) => isComplete(step, answers)));
        if (publishable) expect(firstUnfinished(flow, answers).slug).toBe('profile');
        else expect(publishFaults(flow, answers)[0]?.step).toBe(firstUnfinished(flow, answers).slug);
      }),
      { numRuns: 300 },
    );
  });

  test('is one answer, for every required answer that is taken away', () => {
    const complete = completeAnswers();
    expect(publishFaults(flow, complete)).toEqual([]);
    const required = Object.keys(complete).filter((id) => !['trim', 'brakes', 'vehicleType'].includes(id));
    for (const id of required) {
      const faults = publishFaults(flow, { ...complete, [id]: null }).flatMap((step) => step.faults);
      expect(faults.map(({ field }) => field)).toContain(id);
    }
  });
});
