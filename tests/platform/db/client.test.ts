import { connect as connectSocket, createServer, type Socket } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { asDatabase, connect } from '#platform/db/client.ts';
import { databaseFault } from '#platform/db/faults.ts';

const CONNECTIONS = 12;

/** Between a pool and PostgreSQL: it can break every connection at once, as a network does. */
async function openBreakable(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connectSocket(Number(port), hostname);
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      one.on('error', () => {}).on('close', () => other.destroy());
      one.pipe(other);
    }
    sockets.add(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const through = new URL(url);
  through.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const breakAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
    sockets.clear();
  };
  return { url: through.href, breakAll };
}

test('a pool that lost all its connections at once answers again at once', { timeout: 8_000 }, async () => {
  const { url, breakAll } = await openBreakable(inject('postgresUrl'));
  const sql = connect({ url }, { max: CONNECTIONS });
  onTestFinished(() => sql.end({ timeout: 1 }));
  const db = asDatabase(sql);
  const all = (query: () => Promise<unknown>) => Promise.allSettled(Array.from({ length: CONNECTIONS }, query));
  await all(() => db.execute('select pg_sleep(0.05)'));
  const cut = all(() => db.execute('select pg_sleep(60)'));
  // They have reached the server once another pool's look finds them there.
  const beside = connect({ url: inject('postgresUrl') }, { max: 1 });
  onTestFinished(() => beside.end({ timeout: 1 }));
  const asleep = async () =>
    (await beside`select count(*)::int as n from pg_stat_activity where query like 'select pg_sleep(60)%'`)[0]?.n;
  await expect.poll(asleep).toBe(CONNECTIONS);
  breakAll();
  for (const lost of await cut)
    expect(databaseFault(lost.status === 'rejected' && lost.reason)).toMatchObject({ kind: 'unavailable' });
  const answers = await all(() => db.execute('select 1 as one'));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'fulfilled'));
});
