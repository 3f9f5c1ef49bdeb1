import { describe, expect, test } from 'vitest';
import { countLanes, inOrder, isLane, laneOfOrder } from '#features/moderation/rules/inbox.ts';
import { movesFrom, ORDER_STATES } from '#features/store/rules/order-state.ts';

describe('the operator’s inbox', () => {
  test('holds an order exactly while it can be moved', () => {
    for (const status of ORDER_STATES)
      expect(laneOfOrder({ status, card: null }) !== null).toBe(movesFrom(status).length > 0);
  });

  test('puts a disputed payment before what else is to do, also after it was shipped', () => {
    expect(laneOfOrder({ status: 'SHIPPED', card: { state: 'DISPUTED' } })).toBe('disputes');
    expect(laneOfOrder({ status: 'PAID', card: { state: 'PAID' } })).toBe('print');
  });

  test('is read from the oldest on, and counted by lane', () => {
    const items = [
      { lane: 'pay' as const, at: new Date('2026-11-20') },
      { lane: 'reports' as const, at: new Date('2026-11-18') },
      { lane: 'pay' as const, at: new Date('2026-11-19') },
    ];
    expect(inOrder(items).map(({ lane }) => lane)).toEqual(['reports', 'pay', 'pay']);
    expect(countLanes(items)).toEqual({ reports: 1, disputes: 0, pay: 2, print: 0, ship: 0 });
    expect([isLane('pay'), isLane('nothing'), isLane(null)]).toEqual([true, false, false]);
  });
});
