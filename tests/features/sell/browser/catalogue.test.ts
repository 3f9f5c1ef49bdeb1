import { beforeEach, describe, expect, test } from 'vitest';
import { makeChanges } from '#features/sell/browser/catalogue.ts';
import { $answers, clearDraft, setAnswers } from '#features/sell/browser/draft.ts';

const take = (typed: string) => setAnswers(makeChanges($answers.get(), typed));

describe('a make that is typed', () => {
  beforeEach(() => {
    clearDraft();
    setAnswers({ vehicleType: 'CARS' });
  });

  test.each([
    ['toyota', { make: 'Toyota', makeCustom: null }],
    [' MERCEDES-BENZ ', { make: 'Mercedes-Benz', makeCustom: null }],
    ['Zastava', { make: 'OTHER', makeCustom: 'Zastava' }],
    ['Other', { make: 'OTHER', makeCustom: null }],
    ['', { make: null }],
  ])('as %j is %j', (typed, answers) => {
    setAnswers({ make: 'Honda' });
    take(typed);
    expect($answers.get()).toMatchObject(answers);
  });

  test('takes the model of another make along, and keeps it when it stays', () => {
    setAnswers({ make: 'Honda', model: 'Accord', trim: 'EX' });
    take('honda');
    expect($answers.get()).toMatchObject({ model: 'Accord', trim: 'EX' });
    take('Ford');
    expect($answers.get()).toMatchObject({ make: 'Ford', model: null, trim: null });
  });
});
