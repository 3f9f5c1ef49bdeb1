import { expect, inject, onTestFinished, test } from 'vitest';
import { connect } from '#platform/db/client.ts';
import { openListeningPool } from '#features/chat/server/realtime/socket-server.ts';

test('listens again and notifies on, however often its connections break', { timeout: 15_000 }, async () => {
  const connectionString = inject('postgresUrl');
  let returns = 0;
  const { pool, end } = openListeningPool({ connectionString, report: () => {}, onReturn: () => (returns += 1) });
  onTestFinished(end);
  const admin = connect({ url: connectionString }, { max: 1 });
  onTestFinished(() => admin.end());
  const ownPid = async (client: Pick<typeof pool, 'query'>) =>
    (await client.query('select pg_backend_pid() as pid')).rows[0].pid;
  const breakOne = (pid: number) => admin`select pg_terminate_backend(${pid})`;

  for (let round = 0; round < 6; round++) {
    const listener = await pool.connect();
    const heard = new Promise((resolve) => listener.once('notification', ({ payload }) => resolve(payload)));
    await listener.query('listen pool_test');
    await pool.query('select pg_notify($1, $2)', ['pool_test', `${round}`]);
    expect(await heard).toBe(`${round}`);
    await expect.poll(() => returns).toBe(round);
    const ended = new Promise((resolve) => listener.once('end', resolve));
    await breakOne(await ownPid(listener));
    await ended;
  }
  // One that broke unnoticed costs no word.
  await breakOne(await ownPid(pool));
  await pool.query('select pg_notify($1, $2)', ['pool_test', 'still here']);
  // One that was not seen to break makes way for the next.
  const [forgotten, next] = [await pool.connect(), await pool.connect()];
  expect(forgotten).not.toBe(next);
  await expect(forgotten.query('select 1')).rejects.toThrow();
  await next.query('select 1');
});
