import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conditionFactsOf, FACT_GROUPS } from '#features/listings/rules/facts.ts';
import { FIELDS } from '#features/listings/rules/fields/index.ts';
import { CONDITION_PAIRS, tellConditions } from '#features/listings/words/condition-facts.ts';

const items = [...FIELDS.values()].filter(({ kind, fact }) => kind === 'condition-item' && fact !== undefined);
const said = (value: boolean | null, comment = '') => ({ value, comment });
const told = (id: string, value: boolean) =>
  tellConditions([{ id, label: id, ...said(value) }]).facts.map(({ text, mark }) => [text, mark])[0];

describe('condition answers on a page', () => {
  test('every question has a pair, and no pair is left over', () => {
    expect(Object.keys(CONDITION_PAIRS).sort()).toEqual(items.map(({ id }) => id).sort());
  });

  test.each([
    ['keys', true, 'One key', 'flag'],
    ['keys', false, 'Two or more keys', 'fine'],
    ['hasSmoked', true, 'Smoked in', 'flag'],
    ['hasSmoked', false, 'Smoke-free', 'fine'],
    ['serviceHistory', true, 'Service records', 'fine'],
    ['serviceHistory', false, 'No service records', 'flag'],
    ['cleanTitle', true, 'Clean title', 'fine'],
    ['cleanTitle', false, 'Branded title', 'flag'],
    ['brakes', true, 'Brakes: no known issues', 'fine'],
    ['brakes', false, 'Brakes: needs work', 'flag'],
    ['homeUpdated', true, 'Recently updated', 'fine'],
    ['homeUpdated', false, 'No recent updates', 'plain'],
  ] as const)('%s answered %s says “%s”', (id, value, text, mark) => {
    expect(told(id, value)).toEqual([text, mark]);
  });

  test('at most one of two answers is checked off, and each says something of its own', () => {
    for (const { id } of items) {
      const [yes, no] = [told(id, true), told(id, false)];
      expect(yes?.[0]).not.toBe(no?.[0]);
      expect([yes, no].filter((fact) => fact?.[1] === 'fine')).toHaveLength(1);
      for (const text of [yes?.[0], no?.[0]]) expect(text).not.toMatch(/^(yes|no)$|not said/i);
    }
  });

  test('every question is a fact or is left to ask, and never both', () => {
    const answer = fc.record({ value: fc.constantFrom(true, false, null), comment: fc.constantFrom('', 'New in May') });
    const details = fc.record(Object.fromEntries(items.map(({ id }) => [id, answer])), { requiredKeys: [] });
    fc.assert(
      fc.property(details, fc.constantFrom('CARS', 'BOATS', 'RVS'), (answers, vehicleType) => {
        for (const group of FACT_GROUPS) {
          const rows = conditionFactsOf(group, { vehicleType, ...answers } as never);
          const { facts, open } = tellConditions(rows);
          expect(facts.length + open.length).toBe(rows.length);
          expect(open).toHaveLength(rows.filter(({ value }) => value === null).length);
        }
      }),
    );
  });
});
