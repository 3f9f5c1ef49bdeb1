import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadModel } from '#features/valuation/server/index.ts';

const model = await loadModel();

describe('the file of fitted numbers', () => {
  it('says where its numbers come from', () => {
    const { version, fitted, method, data, month } = model.header;
    expect(version).toMatch(/^trees-\d{4}-\d\d-\d\d$/);
    expect(fitted).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(method.length).toBeGreaterThan(20);
    expect(data).toMatchObject({
      name: 'used-car-sales-train.csv.gz',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(data.rows).toBeGreaterThan(100_000);
    expect(month).toBe('2023-08');
  });

  it('stays small', () => {
    expect(statSync('src/features/valuation/server/data/model.bin.br').size).toBeLessThan(4 * 2 ** 20);
  });

  it('holds no effect that stands on a single vehicle', () => {
    for (const { tables } of Object.values(model.kinds))
      for (const { counts } of tables) for (const count of counts) expect(count).toBeGreaterThanOrEqual(2);
  });

  it('has trees that end: every way down stays inside its tree', () => {
    for (const { trees, spread } of Object.values(model.kinds))
      for (const { roots, right } of [trees, spread])
        roots.forEach((root, at) => {
          const end = roots[at + 1] ?? right.length;
          for (let node = root; node < end; node++) {
            const away = right[node] as number;
            if (away > 0) expect(node + away).toBeLessThan(end);
          }
        });
  });
});
