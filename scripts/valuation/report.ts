import type { BaselineData } from '../../src/server/valuation/baseline-data.ts';
import { findCurve, predictLog, spreadOf } from '../../src/server/valuation/predict.ts';
import { type Sale, toQuery } from './sale.ts';
import { groupBy, median } from './statistics.ts';

type Scored = { sale: Sale; level: string; error: number; inside: boolean };

/** Prints, in Markdown, how far the fitted numbers are off on rows that were left out. */
export function printReport(data: BaselineData, heldOut: readonly Sale[]): void {
  const scored = heldOut.flatMap((sale): Scored[] => {
    const match = findCurve(data, toQuery(sale));
    if (!match) return [];
    const difference = sale.log - predictLog(data, match.curve, sale.age, sale.miles);
    const { low, high } = spreadOf(data, match.level, sale.age);
    return [
      {
        sale,
        level: match.level,
        error: Math.abs(Math.exp(-difference) - 1),
        inside: difference >= low && difference <= high,
      },
    ];
  });
  console.log(
    '| rows left out | cars | median error | within 10 % | within 20 % | inside low–high |\n|---|---|---|---|---|---|',
  );
  print('all', scored);
  for (const [level, rows] of groupBy(scored, ({ level }) => level)) print(`found by ${level}`, rows);
  for (const [from, to] of [
    [0, 3],
    [4, 7],
    [8, 11],
    [12, 25],
  ] as const)
    print(
      `${from} to ${to} years old`,
      scored.filter(({ sale }) => sale.age >= from && sale.age <= to),
    );
}

function print(name: string, rows: readonly Scored[]): void {
  const share = (test: (row: Scored) => boolean) => `${((100 * rows.filter(test).length) / rows.length).toFixed(1)} %`;
  const middle = `${(100 * median(rows.map(({ error }) => error))).toFixed(1)} %`;
  console.log(
    `| ${name} | ${rows.length} | ${middle} | ${share(({ error }) => error <= 0.1)} | ${share(({ error }) => error <= 0.2)} | ${share(({ inside }) => inside)} |`,
  );
}
