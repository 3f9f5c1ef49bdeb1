import { describe, expect, test } from 'vitest';
import { daysShown, toDays, toEvents } from '#features/manage/rules/days.ts';
import { planChart } from '#features/manage/ui/chart.ts';

const now = new Date('2026-11-23T03:00:00Z');
const none = { views: [], scans: [], saves: [], messages: [] };

describe('the days of a listing', () => {
  test('are two weeks at least and four at most', () => {
    expect([null, 0, 13, 20, 200].map(daysShown)).toEqual([14, 14, 14, 21, 28]);
  });

  test('are all there, what was counted on its day and zeros elsewhere', () => {
    const views = [
      { day: '2026-11-23', count: 4 },
      { day: '2026-01-01', count: 99 },
    ];
    const days = toDays({ ...none, views, messages: [{ day: '2026-11-22', count: 2 }] }, 3, now);
    expect(days).toEqual([
      { day: '2026-11-21', views: 0, scans: 0, saves: 0, messages: 0 },
      { day: '2026-11-22', views: 0, scans: 0, saves: 0, messages: 2 },
      { day: '2026-11-23', views: 4, scans: 0, saves: 0, messages: 0 },
    ]);
  });

  test('hold what happened in its order, one flag a day, and nothing older', () => {
    const days = toDays(none, 3, now);
    const events = toEvents(
      [
        { at: '2026-11-22T20:00:00.000Z', text: 'second' },
        { at: '2026-11-22T10:00:00.000Z', text: 'first' },
        { at: '2026-10-01T10:00:00.000Z', text: 'long ago' },
      ],
      days,
    );
    expect(events).toEqual([{ at: 1, day: '2026-11-22', texts: ['first', 'second'] }]);
  });
});

describe('the chart', () => {
  const days = toDays(
    { ...none, views: [{ day: '2026-11-23', count: 8 }], scans: [{ day: '2026-11-22', count: 1 }] },
    14,
    now,
  );

  test('draws a bar for every day with something, inside its lane', () => {
    const { lanes, height } = planChart(days, []);
    expect(lanes.map(({ kind, bars }) => [kind, bars.length])).toEqual([
      ['views', 1],
      ['scans', 1],
      ['saves', 0],
      ['messages', 0],
    ]);
    for (const { bars, labelY, baseY } of lanes) {
      expect(baseY).toBeLessThan(height);
      for (const bar of bars) expect(bar.y).toBeGreaterThan(labelY - 1);
      for (const bar of bars) expect(bar.y + bar.height).toBeCloseTo(baseY);
    }
  });

  test('puts the flags of neighboring days on two lines', () => {
    const at = (day: number) => ({ at: day, day: '', texts: ['x'] });
    const { flags } = planChart(days, [at(3), at(4), at(5), at(9)]);
    expect(flags.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(flags[0]?.y).not.toBe(flags[1]?.y);
    expect(flags[2]?.y).toBe(flags[0]?.y);
  });
});
