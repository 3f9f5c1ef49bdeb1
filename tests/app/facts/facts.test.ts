import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { daysLeft, dueFacts, dueLines, FACTS, factRow } from '#app/facts/facts.ts';
import { API_VERSION } from '#features/store/server/types.ts';

describe('facts with a date', () => {
  test.each(FACTS.map((fact) => [fact.id, fact] as const))('%s was checked within a year', (_, fact) => {
    expect(existsSync(fact.file)).toBe(true);
    expect(fact.checkedOn).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    expect(daysLeft(fact, new Date()), `Check ${fact.file}: ${fact.renew}`).toBeGreaterThan(0);
    // A year mistyped; a machine whose clock is months behind is none of the list's business.
    expect(Date.parse(fact.checkedOn)).toBeLessThanOrEqual(Date.now() + 365 * 86_400_000);
  });

  test('are told apart by their names', () => {
    for (const key of ['id', 'name', 'file'] as const)
      expect(new Set(FACTS.map((fact) => fact[key])).size).toBe(FACTS.length);
  });

  test('stand in the operator’s handbook as they are here', () => {
    const book = readFileSync('docs/operating.md', 'utf8');
    expect(book.split('\n').filter((line) => /^\| .* \| `src\/[^`]*` \| 20/.test(line))).toEqual(FACTS.map(factRow));
  });

  test('are due 60 days before a year is over, the oldest first', () => {
    const [fact] = FACTS;
    if (!fact) throw new Error('no facts');
    const daysOn = (days: number) => new Date(Date.parse(fact.checkedOn) + days * 86_400_000);
    expect(daysLeft(fact, daysOn(0))).toBe(365);
    expect(daysLeft(fact, daysOn(366))).toBe(-1);
    expect(dueFacts(daysOn(304))).not.toContain(fact);
    expect(dueFacts(daysOn(305))).toContain(fact);
    const left = dueFacts(new Date('2030-01-01')).map((one) => daysLeft(one, new Date('2030-01-01')));
    expect(left).toEqual([...left].sort((a, b) => a - b));
    expect(left).toHaveLength(FACTS.length);
  });

  test('are told to the operator in sentences', () => {
    expect(dueLines(new Date('2026-11-23'))).toEqual([]);
    const lines = dueLines(new Date('2027-11-01'));
    expect(lines).toContain(
      'States that protect source of income: checked November 23, 2026. Check again by November 23, 2027.',
    );
    expect(dueLines(new Date('2028-01-01'))[0]).toMatch(/last checked .*, more than a year ago\.$/);
  });

  test('include a Storefront version that Shopify still answers', () => {
    // A version is withdrawn a year after its quarter.
    expect(Date.parse(`${API_VERSION}-01`)).toBeGreaterThan(Date.now() - 365 * 86_400_000);
  });
});
