import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { asDatabase, connect } from '#platform/db/client.ts';
import { databaseFault } from '#platform/db/faults.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';

/** Less than the driver's own patience with a connection that says nothing. */
const SOON = { timeout: 10_000 };

async function openThroughProxy(max: number) {
  const url = inject('postgresUrl');
  const proxy = await startFaultProxy({ port: Number(new URL(url).port) });
  const sql = connect({ url: proxy.through(url) }, { max });
  onTestFinished(async () => {
    await sql.end({ timeout: 1 });
    await proxy.close();
  });
  return { proxy, db: asDatabase(sql) };
}

describe('a connection that breaks', () => {
  test('while something small is about to be sent is as good as new afterwards', async () => {
    const { proxy, db } = await openThroughProxy(2);
    const ask = () =>
      db.execute('select 1').then(
        () => true,
        () => false,
      );
    for (let round = 0; round < 30; round += 1) {
      await Promise.all([ask(), ask()]);
      const asked: Promise<boolean>[] = [];
      // Questions at every turn of the loop: some find the connection between its fault and its end.
      for (let at = 0; at < 40; at += 1) {
        if (at === 10) proxy.cut();
        asked.push(ask());
        process.nextTick(() => asked.push(ask()));
        await turn();
      }
      await Promise.all(asked);
      await expect.poll(() => Promise.all([ask(), ask()]), SOON).toEqual([true, true]);
    }
  });

  test('while it is being opened ends nothing but what waited for it', async () => {
    const unheard: unknown[] = [];
    const hear = (error: unknown) => void unheard.push(error);
    process.on('unhandledRejection', hear);
    onTestFinished(() => void process.off('unhandledRejection', hear));
    // Each round cuts a connection some turns later in its opening, from the first byte to the first answer.
    for (let turns = 0; turns < 60; turns += 1) {
      const { proxy, db } = await openThroughProxy(1);
      const asked = db.execute('select 1').catch(() => {});
      for (let at = 0; at < turns; at += 1) await turn();
      proxy.cut();
      await asked;
      await turn();
    }
    expect(unheard).toEqual([]);
  });

  test('takes with it the whole transaction: what this does later is not done on another one', async () => {
    const { proxy, db } = await openThroughProxy(1);
    await db.execute('drop table if exists broken_transactions');
    await db.execute('create table broken_transactions (step int)');
    const gate = Promise.withResolvers<void>();
    const steps = db.transaction(async (tx) => {
      await tx.execute('insert into broken_transactions values (1)');
      proxy.cut();
      await gate.promise;
      await tx.execute('insert into broken_transactions values (2)').catch(() => {});
    });
    await expect(steps).rejects.toSatisfy((error) => databaseFault(error)?.kind === 'unavailable');
    await expect
      .poll(
        () =>
          db.execute('select 1').then(
            () => true,
            () => false,
          ),
        SOON,
      )
      .toBe(true);
    gate.resolve();
    await turn();
    expect([...(await db.execute('select step from broken_transactions'))]).toEqual([]);
    await db.execute('drop table broken_transactions');
  });
});

describe('a database that says nothing', () => {
  const timeouts = { statement: 500, lock: 500, idleTransaction: 500, silence: 700, queue: 400 };

  async function openImpatient() {
    const url = inject('postgresUrl');
    const proxy = await startFaultProxy({ port: Number(new URL(url).port) });
    const sql = connect({ url: proxy.through(url) }, { max: 1, timeouts });
    onTestFinished(async () => {
      await sql.end({ timeout: 0 });
      await proxy.close();
    });
    return { proxy, db: asDatabase(sql) };
  }
  const outcome = (query: Promise<unknown>) =>
    query.then(
      () => 'answered',
      (error) => databaseFault(error)?.kind,
    );

  test('keeps nobody waiting for ever, and is asked again once it speaks', async () => {
    const { proxy, db } = await openImpatient();
    await db.execute('select 1');
    proxy.stall();
    const asked = [db.execute('select 1'), db.transaction((tx) => tx.execute('select 1')), db.execute('select 2')];
    expect(await Promise.all(asked.map(outcome))).toEqual(['unavailable', 'unavailable', 'unavailable']);
    proxy.resume();
    await expect.poll(() => outcome(db.execute('select 1')), SOON).toBe('answered');
  });

  test('has its long statements, its waits for locks and its idle transactions ended', async () => {
    const { db } = await openImpatient();
    expect(await outcome(db.execute('select pg_sleep(60)'))).toBe('unavailable');
    expect(await outcome(db.execute('select 1'))).toBe('answered');
    const idle = db.transaction(async (tx) => {
      await tx.execute('select 1');
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await tx.execute('select 2');
    });
    expect(await outcome(idle)).toBe('unavailable');
    expect(await outcome(db.execute('select 1'))).toBe('answered');
  });
});
