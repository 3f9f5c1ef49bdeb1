import { describe, expect, it } from 'vitest';
import { readSessionNews, untoldSessionNews, writeSessionNews } from '#features/accounts/rules/session-news.ts';

describe('what tabs tell each other', () => {
  it('reads what was written, and nothing else', () => {
    expect(readSessionNews(writeSessionNews('signed-in', 1))).toBe('signed-in');
    expect(readSessionNews(writeSessionNews('signed-out', 2))).toBe('signed-out');
    for (const kept of [null, '', '{}', 'signed-in', '{"news":"signed-up"}']) expect(readSessionNews(kept)).toBeNull();
  });

  it.each([
    [null, false, null],
    [null, true, 'signed-in'],
    ['signed-in', true, null],
    ['signed-in', false, 'signed-out'],
    ['signed-out', true, 'signed-in'],
    ['signed-out', false, null],
  ] as const)('after %s, a page of somebody signed in (%s) tells %s', (told, signedIn, news) => {
    expect(untoldSessionNews(told && writeSessionNews(told, 1), signedIn)).toBe(news);
  });
});
