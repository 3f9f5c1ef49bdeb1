import { afterEach, expect, test, vi } from 'vitest';
import { writeText } from '#features/chat/server/writer.ts';
import type { Services } from '#platform/context.ts';
import { fault } from '../../listings/server/support.ts';

afterEach(() => void vi.useRealTimers());

test('a commit that gives no sign is given up, and the texts behind it are served', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let silent = true;
  const execute = () => (silent ? new Promise(() => {}) : Promise.resolve([]));
  const services = { db: { execute }, now: () => new Date() } as unknown as Services;
  const text = (key: string) =>
    ({ conversationId: 'c', senderId: 's', key, kind: 'TEXT', content: 'Hi', said: 'Hi' }) as const;
  const lost = writeText(services, text('a'));
  const given = expect(lost).rejects.toMatchObject(fault('unavailable'));
  await new Promise((resolve) => setImmediate(resolve));
  const behind = writeText(services, text('b'));
  silent = false;
  await vi.advanceTimersByTimeAsync(31_000);
  await given;
  // The stand-in knows no conversations: it was asked, and that is the point.
  await expect(behind).rejects.toMatchObject(fault('missing'));
});
