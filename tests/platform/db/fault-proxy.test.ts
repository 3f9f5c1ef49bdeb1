import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect } from '#platform/db/client.ts';
import { type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts';
import { makeStatementReader } from '../../support/postgres-messages.ts';

let proxy: FaultProxy;
const open = () => connect({ url: proxy.through(inject('postgresUrl')) }, { max: 1 });

beforeAll(async () => {
  proxy = await startFaultProxy({ port: Number(new URL(inject('postgresUrl')).port) });
});
afterAll(() => proxy.close());

test('the proxy of the fault tests passes statements, holds them while it stalls, and resets them when it cuts', async () => {
  const sql = open();
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  proxy.stall();
  let answered = false;
  const held = sql`select 2 as two`.then((rows) => {
    answered = true;
    return rows;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(answered).toBe(false);
  proxy.resume();
  expect(await held).toEqual([{ two: 2 }]);
  const cut = sql`select pg_sleep(30)`.catch((error: unknown) => error);
  await new Promise((resolve) => setTimeout(resolve, 100));
  proxy.cut();
  expect(await cut).toBeInstanceOf(Error);
  await sql.end({ timeout: 1 });
});

test('the proxy makes every statement late by what is asked for', async () => {
  const sql = open();
  await sql`select 1`;
  proxy.slow(200);
  const started = performance.now();
  await sql`select 1`;
  await sql`select 1`;
  expect(performance.now() - started).toBeGreaterThanOrEqual(390);
  proxy.resume();
  await sql.end({ timeout: 1 });
});

test('statements are counted across pieces of any size', () => {
  const message = (type: string, text: string) => {
    const head = Buffer.from(`${type}\0\0\0\0`);
    head.writeUInt32BE(4 + text.length, 1);
    return Buffer.concat([head, Buffer.from(text)]);
  };
  const start = Buffer.from('\0\0\0\x0a\0\x03\0\0Q\0', 'latin1');
  const sent = Buffer.concat([
    start,
    message('P', 'QQEE'),
    message('E', 'x'),
    message('S', ''),
    message('Q', 'select'),
  ]);
  for (let size = 1; size <= sent.length; size++) {
    const read = makeStatementReader();
    let found = 0;
    for (let at = 0; at < sent.length; at += size) found += read(sent.subarray(at, at + size));
    expect(found).toBe(2);
  }
});
