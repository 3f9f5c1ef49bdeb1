import { describe, expect, test } from 'vitest';
import { dayState, nextTurn } from '#features/listings/rules/open-now.ts';

const ZONE = 'America/New_York';
const day = { day: '2026-11-28', opens: '08:00', closes: '14:00' };
const night = { day: '2026-11-28', opens: '20:00', closes: '01:00' };
/** A clock of the place, on standard time. */
const at = (clock: string, date = '2026-11-28') => new Date(`${date}T${clock}:00-05:00`);

describe('hours at a moment', () => {
  test.each([
    ['the day before', at('23:59', '2026-11-27'), 'ahead'],
    ['the morning of', at('07:59'), 'today'],
    ['the first minute', at('08:00'), 'open'],
    ['the last minute', at('13:59'), 'open'],
    ['the end', at('14:00'), 'over'],
  ] as const)('%s', (_, now, state) => expect(dayState(day, ZONE, now)).toBe(state));

  test('a night is open past midnight', () => {
    expect(dayState(night, ZONE, at('00:30', '2026-11-29'))).toBe('open');
    expect(dayState(night, ZONE, at('01:00', '2026-11-29'))).toBe('over');
  });

  test('a kept page is drawn anew at midnight, at the opening and at the end, and then no more', () => {
    const turns: string[] = [];
    let now = at('12:00', '2026-11-27');
    for (let next = nextTurn([day], ZONE, now); next && turns.length < 9; next = nextTurn([day], ZONE, now)) {
      turns.push(next.toISOString());
      now = next;
    }
    expect(turns).toEqual([at('00:00'), at('08:00'), at('14:00')].map((turn) => turn.toISOString()));
    expect(nextTurn([], ZONE, now)).toBeNull();
  });
});
