import { describe, expect, test } from 'vitest';
import { stepText } from '#features/sales/words/title.ts';
import { titleRulesOf, titleSteps, TITLE_RULES_CHECKED_ON } from '#features/sales/rules/title-steps.ts';
import { US_STATES } from '#shared/us-states.ts';

const HANDED = new Date('2026-11-20T18:00:00.000Z');
const stepsOf = (state: string, at: Date | null = HANDED) => {
  const rules = titleRulesOf(state);
  return rules ? titleSteps(rules, at) : [];
};
const textOf = (state: string) => stepsOf(state).map(stepText).join('\n');
const dueOf = (state: string, kind: string) =>
  stepsOf(state)
    .find((step) => step.kind === kind)
    ?.by?.toISOString()
    .slice(0, 10);

describe('title and plates', () => {
  test('every state and the District has its rules, with a source and a day on which they were read', () => {
    const codes = US_STATES.map(({ code }) => code);
    expect(codes).toHaveLength(51);
    for (const code of codes) expect(titleRulesOf(code)?.sources.length, code).toBeGreaterThan(0);
    expect(titleRulesOf('PR')).toBeUndefined();
    expect(TITLE_RULES_CHECKED_ON).toMatch(/^2026-\d\d-\d\d$/);
  });

  test.each(US_STATES.map(({ code }) => [code]))('%s: both sides know what to do, in whole sentences', (code) => {
    const steps = stepsOf(code);
    for (const side of ['BUYER', 'SELLER'] as const)
      expect(steps.filter((step) => step.side === side).length).toBeGreaterThanOrEqual(3);
    for (const text of steps.map(stepText)) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/[{}]|null|undefined|\.\.|buyer handles|licence/);
    }
  });

  test('known rules are said as they are', () => {
    expect(textOf('CA')).toContain('Leave the standard plates on.');
    expect(textOf('CA')).toContain('Notice of Transfer and Release of Liability (form REG 138), online');
    expect([dueOf('CA', 'NOTICE'), dueOf('CA', 'TITLE')]).toEqual(['2026-11-25', '2026-11-30']);
    expect(textOf('PA')).toContain('in front of a notary');
    expect(textOf('AZ')).toContain('Sources disagree');
    expect(textOf('TX')).toContain('Leave the standard plates on.');
    expect(dueOf('TX', 'NOTICE')).toBe('2026-12-20');
    expect(textOf('OH')).toContain('We found no notice of sale to file.');
  });

  test('before the handover no day is named', () => {
    expect(stepsOf('CA', null).every(({ by }) => by === null)).toBe(true);
  });
});
