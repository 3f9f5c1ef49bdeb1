import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#platform/db/index.ts';
import { LiveIndex } from '#features/search-index/server/index.ts';
import { beginReading, runWork } from '#platform/work.ts';
import { ENGINES } from '../../../support/database.ts';
import { useServices } from '../../../support/services.ts';
import { publish } from '../../listings/server/support.ts';

/** A database that counts how often it is asked. */
function countingStatements(db: Database): { db: Database; asked(): number } {
  let asked = 0;
  const counting = new Proxy(db, {
    get(target, name) {
      if (name === 'execute') asked += 1;
      const value = Reflect.get(target, name, target) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { db: counting, asked: () => asked };
}

const inRequest = <Result>(run: () => Promise<Result>): Promise<Result> =>
  runWork({ id: 'r', route: null, span: null, traceId: null, readsFrom: null }, run);

describe.each(ENGINES)('readings of the market are shared (%s)', (engine) => {
  const services = useServices({ engine });
  let database: ReturnType<typeof countingStatements>;
  let index: LiveIndex;

  beforeEach(async () => {
    await publish(services());
    database = countingStatements(services().db);
    index = new LiveIndex(database.db);
    await index.fresh();
  });
  const askedBy = async (work: () => Promise<unknown>) => {
    const before = database.asked();
    await work();
    return database.asked() - before;
  };

  test('a request that only reads asks once, however many of its parts search', async () => {
    const asked = await askedBy(() =>
      inRequest(async () => {
        beginReading();
        await Promise.all([index.fresh(), index.fresh(), index.fresh()]);
        await index.fresh();
      }),
    );
    expect(asked).toBe(1);
  });

  test('what was looked up before a request began is not enough for it', async () => {
    const { size } = (await index.fresh()).columns;
    const early = index.fresh();
    await publish(services());
    const found = await inRequest(() => {
      beginReading();
      return index.fresh();
    });
    await early;
    expect(found.columns.size).toBe(size + 1);
  });

  test('whoever may also write finds what it wrote a moment ago', async () => {
    const [before, after] = await inRequest(async () => {
      const { size } = (await index.fresh()).columns;
      await publish(services());
      return [size, (await index.fresh()).columns.size];
    });
    expect(after).toBe((before ?? 0) + 1);
  });
});
