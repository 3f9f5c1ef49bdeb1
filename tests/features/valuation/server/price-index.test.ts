import { describe, expect, it } from 'vitest';
import { carryPrices, indexAge } from '#features/valuation/server/price-index.ts';
import { readFacts } from '../../../../scripts/valuation/index-facts.ts';

const place = (fuel: string, family = 'x|y', segment = 'suv') => ({ fuel, segment, family, band: '1' });
const NOW = new Date('2026-11-20T12:00:00Z');

describe('the price index', () => {
  it('is 1 in its own month', () => {
    for (const fuel of ['gas', 'electric']) expect(carryPrices(new Date('2023-08-15'), place(fuel)).log).toBe(0);
  });

  it('carries electric cars another way than others, and says how old its reading is', () => {
    const [gas, electric] = [carryPrices(NOW, place('gas')), carryPrices(NOW, place('electric'))];
    expect(Math.exp(gas.log)).toBeGreaterThan(0.92);
    expect(Math.exp(gas.log)).toBeLessThan(0.98);
    expect(Math.exp(electric.log)).toBeGreaterThan(0.74);
    expect(Math.exp(electric.log)).toBeLessThan(0.88);
    expect(electric.month).toBe('2026-06');
    expect(electric.unseen.electric).toBe(5);
    expect(indexAge(new Date('2028-01-01')).all).toBeGreaterThan(12);
  });

  it('never goes beyond its last reading but by the months it does not know', () => {
    const later = carryPrices(new Date('2030-01-15'), place('gas'));
    expect(later.log).toBe(carryPrices(new Date('2029-01-15'), place('gas')).log);
    expect(later.unseen.base).toBeGreaterThan(30);
  });
});

describe('published figures', () => {
  it('are read from a table and from the answer of the Bureau of Labor Statistics', () => {
    const table = readFacts('month,series,value,unit\n2026-07,cpi_used_sa,180.3,"index, base"\nsoon,cpi_used_sa,1,x\n');
    const bls = readFacts(
      JSON.stringify({
        Results: {
          series: [
            {
              seriesID: 'CUSR0000SETA02',
              data: [
                { year: '2026', period: 'M07', value: '180.3' },
                { year: '2026', period: 'M08', value: '-' },
              ],
            },
          ],
        },
      }),
    );
    for (const readings of [table, bls]) expect([...(readings.get('cpi_used_sa') ?? [])]).toEqual([['2026-07', 180.3]]);
  });
});
