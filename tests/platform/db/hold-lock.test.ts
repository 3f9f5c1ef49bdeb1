import { describe, expect, it } from 'vitest';
import { holdLock } from '#platform/db/index.ts';
import { useTestDatabase } from '../../support/database.ts';

describe('a lock on postgres', () => {
  const database = useTestDatabase('postgres');

  it('lets what several servers start at once be done by one after the other, also when the first fails', async () => {
    const events: string[] = [];
    const work = (name: string, fails = false) =>
      holdLock(database().sql, 'seed', async () => {
        events.push(`${name} begins`);
        await new Promise(setImmediate);
        await database().sql`select 1`;
        events.push(`${name} ends`);
        if (fails) throw new Error(name);
      });
    const done = await Promise.allSettled([work('one', true), work('two'), work('three')]);
    expect(done.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    for (let at = 0; at < events.length; at += 2) expect(events[at + 1]).toBe(events[at]?.replace('begins', 'ends'));
  });
});
