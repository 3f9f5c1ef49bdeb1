import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Accuracy } from '#features/valuation/rules/accuracy.ts';
import { loadModel, readAccuracy } from '#features/valuation/server/index.ts';
import { drawPlot } from '#features/valuation/ui/accuracy/plot-drawing.ts';
import { plotErrors, plotIndex, plotPrices, plotRanges } from '#features/valuation/ui/accuracy/plots.ts';
import { ageSentences } from '#features/valuation/ui/accuracy/sentences.ts';
import { ENGINES } from '../../../support/database.ts';
import { makeServices, type TestServices } from '../../../support/services.ts';

describe.each(ENGINES)('the page on accuracy, on the %s engine', (engine) => {
  let services: TestServices;
  beforeAll(async () => {
    services = await makeServices({ engine });
  });
  afterAll(() => services.stop());

  test('shows what the fit of this model measured', async () => {
    const { accuracy } = await readAccuracy({ ctx: services });
    expect(accuracy.model).toBe((await loadModel()).header.version);
    const report = readFileSync(new URL('../../../../docs/valuation-report.md', import.meta.url), 'utf8');
    const percent = (share: number) => (share * 100).toFixed(1);
    for (const [at, name] of ['dealer asking', 'wholesale sales', 'classified asking', 'online sales'].entries()) {
      const { cars, median, within10, within20, inside } = accuracy.markets[at] as Accuracy['markets'][number];
      const row = report.split('\n').find((line) => line.startsWith(`| ${name}`));
      expect(row).toContain(`| ${cars.toLocaleString('en-US')} |`);
      expect(row).toContain(`**${percent(median)} %**`);
      expect(row).toContain(`${percent(within10)} / ${percent(within20)}`);
      expect(row).toContain(`| ${percent(inside)} % |`);
    }
  });

  test('groups the dealers’ cars so that each is in one group of a table', async () => {
    const { accuracy } = await readAccuracy({ ctx: services });
    const cars = accuracy.markets[0]?.cars;
    const sum = (rows: readonly { cars: number }[]) => rows.reduce((total, row) => total + row.cars, 0);
    expect([sum(accuracy.ages), sum(accuracy.prices)]).toEqual([cars, cars]);
    expect(accuracy.errors.shares.reduce((total, share) => total + share, 0)).toBeCloseTo(1, 2);
  });

  test('names the month, the index and the listings of this moment', async () => {
    const reading = await readAccuracy({ ctx: services });
    expect(reading.today).toMatchObject({ asks: 0, checked: null });
    expect(reading.today.electric).toBeLessThan(reading.today.gas);
    const none = ageSentences(reading).join(' ');
    expect(none).toMatch(/asking prices from August 2023.*No current listings/);
    const known = { ...reading, today: { ...reading.today, asks: 1204, checked: new Date('2026-11-20T12:00:00Z') } };
    expect(ageSentences(known).join(' ')).toContain('1,204 current listings on Curbtag move them');
    expect(ageSentences(known).join(' ')).not.toContain('{');
  });

  test('draws every point inside its frame', async () => {
    const { accuracy, index } = await readAccuracy({ ctx: services });
    for (const plot of [plotErrors(accuracy), plotIndex(index), plotPrices(accuracy), plotRanges(accuracy)]) {
      const { edges, lines, bars } = drawPlot(plot);
      const points = lines.flatMap(({ path }) => [...path.matchAll(/[ML]([\d.]+) ([\d.]+)/g)]);
      for (const [, x, y] of points) {
        expect(Number(x)).toBeGreaterThanOrEqual(edges.left);
        expect(Number(x)).toBeLessThanOrEqual(edges.right);
        expect(Number(y)).toBeGreaterThanOrEqual(edges.top);
        expect(Number(y)).toBeLessThanOrEqual(edges.bottom);
      }
      for (const bar of bars) expect(bar.height + bar.y).toBeCloseTo(edges.bottom, 1);
      expect(points.length + bars.length).toBeGreaterThan(10);
      expect(plot.label).not.toContain('{');
    }
  });
});
