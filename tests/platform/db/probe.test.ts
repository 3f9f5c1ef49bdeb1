import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '#platform/db/client.ts';
import { createProbe } from '#platform/db/probe.ts';
import { BOTH_ENGINES, useTestDatabase } from '../../support/database.ts';

describe.each(BOTH_ENGINES)('the probe of %s', (engine) => {
  const database = useTestDatabase(engine);

  it('answers a ping, and says how many connections are at work', async () => {
    await expect(database().ping(60_000)).resolves.toBeUndefined();
    const before = database().pool();
    expect(before).toMatchObject({ max: 10, busy: 0, waiting: 0 });
    const underWay = Promise.all([1, 2, 3].map(() => database().db.execute('select 1')));
    // They set out before the next tick, and no answer comes before it.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    expect(database().pool()).toMatchObject({ busy: 3, open: Math.max(3, before.open) });
    await underWay;
    expect(database().pool()).toMatchObject({ busy: 0, waiting: 0 });
  });
});

it('a ping to a database that takes connections and says nothing fails in its time', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await new Promise((resolve) => silent.once('listening', resolve));
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const sql = connect({ url: `postgres://postgres@127.0.0.1:${port}/none` });
  onTestFinished(() => sql.end({ timeout: 0 }));
  const probe = createProbe({ sql, engine: 'postgres', pool: () => ({ max: 0, open: 0, busy: 0, waiting: 0 }) });
  await expect(probe.ping(50)).rejects.toMatchObject({ kind: 'unavailable' });
});
