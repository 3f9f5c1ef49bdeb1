import { afterAll, describe, expect, it } from 'vitest';
import { createSharedPageCache } from '#platform/cache/index.ts';
import { connect } from '#platform/db/index.ts';
import { useTestDatabase } from '../../support/database.ts';
import { makePage } from '../../support/pages.ts';

describe('the caches of several processes', () => {
  const database = useTestDatabase('postgres');
  const closing: (() => Promise<unknown>)[] = [];
  afterAll(() => Promise.all(closing.map((close) => close())));

  /** A server process of several: a pool and a cache of its own. */
  async function makeProcess() {
    const sql = connect({ url: database().url ?? '' }, { max: 2 });
    const cache = await createSharedPageCache(sql);
    closing.push(async () => {
      await cache.close();
      await sql.end();
    });
    return cache;
  }

  it('what one process invalidates is gone in the others', async () => {
    const [one, other] = [await makeProcess(), await makeProcess()];
    other.put('/a', makePage({ tags: ['listing:1'] }), other.begin());
    other.put('/b', makePage({ tags: ['listing:2'] }), other.begin());
    await one.invalidate(['listing:1']);
    await expect.poll(() => other.get('/a')).toBeUndefined();
    expect(other.get('/b')).toBeDefined();
  });

  it('many tags arrive, though one message holds few', async () => {
    const [one, other] = [await makeProcess(), await makeProcess()];
    const tags = Array.from({ length: 2_000 }, (_, at) => `listing:${at}`);
    for (const tag of tags) other.put(tag, makePage({ tags: [tag] }), other.begin());
    await one.invalidate(tags);
    await expect.poll(() => tags.filter((tag) => other.get(tag)).length).toBe(0);
  });

  it('everything is dropped when the listening connection was lost, since messages may have been missed', async () => {
    const process = await makeProcess();
    process.put('/a', makePage(), process.begin());
    await database().sql`
      select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`;
    await expect.poll(() => process.get('/a'), { timeout: 10_000 }).toBeUndefined();
  });
});
