import { deserialize } from 'node:v8';
import { readFileSync } from 'node:fs';
import { calibrate } from './calibrate.ts';
import { quantilesAt, fuelGroup } from '../../src/features/valuation/server/model/quantiles.ts';
import { groupBy, median } from './statistics.ts';
const kind = process.argv[2]!;
const fit = deserialize(readFileSync(`/tmp/answers-fit/${kind}.v8`)) as any;
const isAsked = (r: any) => kind === 'rich' || r.row.source !== 'online_sale' || !r.original;
const t = Date.now();
const cal = calibrate({ rows: fit.rows, predicted: fit.predicted, width: fit.widths.honest, isAsked });
console.log('calibrated', Date.now() - t, cal.quantiles, JSON.stringify(cal.map.fuels));
console.log(cal.map.low.map((r) => r.join(' ')).join('\n'));
console.log(cal.map.high.map((r) => r.join(' ')).join('\n'));
const rows = fit.rows
  .map((r: any, i: number) => ({ r, i }))
  .filter(({ r }: any) => r.row.source === 'dealer_ask' && !r.masked && r.fold === 0)
  .map(({ r, i }: any) => {
    const log = fit.predicted[i],
      w = fit.widths.honest[i];
    const [a, b] = quantilesAt(cal.map, log, r.row);
    const [c, d] = cal.quantiles.dealer_ask!;
    return {
      v: Math.exp(log),
      age: r.row.age,
      fuel: fuelGroup(r.row),
      err: Math.abs(Math.exp(log - r.y) - 1),
      new: r.y >= log + a * w && r.y <= log + b * w,
      old: r.y >= log + c * w && r.y <= log + d * w,
      wn: (b - a) * w,
    };
  });
const pct = (x: any[], k: string) => ((100 * x.filter((q) => q[k]).length) / x.length).toFixed(1);
console.log('all', rows.length, median(rows.map((x: any) => x.err)), pct(rows, 'old'), pct(rows, 'new'));
const band = (x: number, t: number[]) => t.findIndex((q) => x < q);
for (const [name, g] of [
  ...groupBy(
    rows,
    (x: any) => `${band(x.age, [3, 6, 10, 99])}|${band(x.v, [10e3, 15e3, 25e3, 40e3, 60e3, 1e9])}|${x.fuel}`,
  ),
].sort())
  if (g.length >= 200)
    console.log(name, g.length, median(g.map((x: any) => x.err)).toFixed(3), pct(g, 'old'), pct(g, 'new'));
const cheap = rows.filter((x: any) => x.v < 10000);
console.log('cheap', cheap.length, median(cheap.map((x: any) => x.err)), pct(cheap, 'old'), pct(cheap, 'new'));
