import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromCarried, toParts, type Announcement } from '#features/chat/server/realtime/fan-out.ts';

const NOTIFY_TAKES = 8_000;
/** What the adapter writes around an announcement: names, and the ids of the process and the request. */
const AROUND = 300;

const places = fc.record({
  conversationId: fc.uuid(),
  from: fc.integer({ min: 1, max: 2_147_483_647 }),
  to: fc.integer({ min: 1, max: 2_147_483_647 }),
  messages: fc.constant(null),
});
const marks = fc.record({
  conversationId: fc.uuid(),
  userId: fc.uuid(),
  seq: fc.integer({ min: 1, max: 2_147_483_647 }),
});
const people = fc.array(fc.uuid(), { minLength: 1, maxLength: 2 });
const announcement: fc.Arbitrary<Announcement> = fc.oneof(
  fc.record({ people, name: fc.constant('messages:created' as const), payload: places }),
  fc.record({ people, name: fc.constant('conversation:delivered' as const), payload: marks }),
);

test('announcements reach other processes whole and in order, each NOTIFY within its bounds', () => {
  fc.assert(
    fc.property(fc.array(announcement, { maxLength: 300 }), (announcements) => {
      const parts = [...toParts(announcements)];
      for (const part of parts) expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(NOTIFY_TAKES - AROUND);
      const heard = JSON.parse(JSON.stringify(parts)).flat().map(fromCarried);
      expect(heard).toEqual(JSON.parse(JSON.stringify(announcements)));
    }),
  );
});

test('what was said stays behind', () => {
  const message = { content: 'Not for NOTIFY' } as never;
  const payload = { conversationId: 'c', from: 1, to: 1, messages: [message] };
  const parts = [...toParts([{ people: ['p'], name: 'messages:created', payload }])];
  expect(JSON.stringify(parts)).not.toContain('NOTIFY');
});
