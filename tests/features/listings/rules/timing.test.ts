import { describe, expect, test } from 'vitest';
import { asksTiming, timingOf } from '#features/listings/rules/timing.ts';
import { completeAnswers } from '../../../support/answers.ts';
import { flowById, publishFaults } from '#features/sell/rules/index.ts';

describe('when somebody wants to sell', () => {
  test.each([
    [{ intent: 'NOW' }, 'NOW'],
    [{ intent: 'TRADE_IN' }, 'NOW'],
    [{ intent: 'LATER' }, 'WEEKS'],
    [{ intent: 'JUST_LOOKING' }, 'NEVER'],
    [{ timing: 'WEEKS' }, 'WEEKS'],
    [{ intent: 'LATER', timing: 'NOW' }, 'WEEKS'],
    [{ intent: 'no such intent', timing: 'NOW' }, 'NOW'],
    [{}, null],
  ])('%j says %s', (answers, timing) => {
    expect(timingOf(answers)).toBe(timing);
  });

  test('is asked once: by the one question or by the other', () => {
    const flow = flowById('vehicle');
    if (!flow) throw new Error('There is no vehicle flow.');
    expect(asksTiming({ intent: 'PRIVATE_SALE' })).toBe(false);
    expect(publishFaults(flow, completeAnswers({ intent: 'PRIVATE_SALE', timing: null }))).toEqual([]);
    expect(publishFaults(flow, completeAnswers({ timing: null }))).toHaveLength(1);
  });
});
