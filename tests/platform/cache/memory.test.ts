import { describe, expect, it } from 'vitest';
import { createMemoryCache } from '#platform/cache/open.ts';
import { makePage } from '../../support/pages.ts';

describe('the cache of pages', () => {
  it('gives back what was put, until one of its tags is invalidated', async () => {
    const cache = createMemoryCache();
    cache.put('/a', makePage({ tags: ['listing:1', 'newest'] }), cache.begin());
    cache.put('/b', makePage({ tags: ['listing:2'] }), cache.begin());
    await cache.invalidate(['newest']);
    expect(cache.get('/a')).toBeUndefined();
    expect(cache.get('/b')).toBeDefined();
  });

  it('does not keep a page whose rows changed while it was rendered', async () => {
    const cache = createMemoryCache();
    const ticket = cache.begin();
    await cache.invalidate(['listing:1']);
    cache.put('/a', makePage({ tags: ['listing:1'] }), ticket);
    expect(cache.get('/a')).toBeUndefined();
    cache.put('/b', makePage({ tags: ['listing:2'] }), ticket);
    expect(cache.get('/b')).toBeDefined();
    cache.put('/a', makePage({ tags: ['listing:1'] }), cache.begin());
    expect(cache.get('/a')).toBeDefined();
  });

  it('refuses every render that began before it forgot which tags had changed', async () => {
    const cache = createMemoryCache();
    const ticket = cache.begin();
    await cache.invalidate(['listing:1']);
    await cache.invalidate(Array.from({ length: 10_001 }, (_, at) => `other:${at}`));
    cache.put('/a', makePage({ tags: ['listing:1'] }), ticket);
    expect(cache.get('/a')).toBeUndefined();
  });

  it('renders anew after ten minutes, since "today" does not stay true', async () => {
    let now = 0;
    const cache = createMemoryCache(undefined, () => now);
    cache.put('/a', makePage(), cache.begin());
    now = 10 * 60_000;
    expect(cache.get('/a')).toBeDefined();
    now += 1;
    expect(cache.get('/a')).toBeUndefined();
  });

  it('stays within its budget by dropping what was not read for longest', async () => {
    const page = makePage({ body: 'x'.repeat(20_000) });
    const cache = createMemoryCache(300_000);
    for (const key of ['/1', '/2', '/3', '/4', '/5']) cache.put(key, page, cache.begin());
    cache.get('/1');
    for (let at = 6; at < 14; at += 1) {
      cache.put(`/${at}`, page, cache.begin());
      cache.get('/1');
    }
    expect(cache.get('/1')).toBeDefined();
    expect(cache.get('/2')).toBeUndefined();
    cache.put('/huge', makePage({ body: 'y'.repeat(200_000) }), cache.begin());
    expect(cache.get('/huge')).toBeUndefined();
  });
});
