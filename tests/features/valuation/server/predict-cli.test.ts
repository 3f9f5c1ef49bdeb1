import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'predict-'));
afterAll(() => rmSync(folder, { recursive: true }));

function predict(content: string | Buffer): { id: string; value: number; low: number; high: number }[] {
  const input = join(folder, 'in.csv');
  const output = join(folder, 'out.csv');
  writeFileSync(input, content);
  execFileSync(process.execPath, ['scripts/valuation/predict.ts', input, output]);
  const [header, ...lines] = readFileSync(output, 'utf8').trimEnd().split('\n');
  expect(header).toBe('id,value,low,high');
  return lines.map((line) => {
    const [id = '', value, low, high] = line.split(',');
    return { id, value: Number(value), low: Number(low), high: Number(high) };
  });
}

const CAMRY = 'a1,dealer_ask,2023-08,2019,toyota,camry,LE Automatic,60000,4T1B11HKKU';

describe('valuation:predict', () => {
  it('values every row of any completeness, in order, low below value below high', () => {
    const rows = predict(
      [
        'id,channel,sale_date,year,make,model,trim,mileage,vin_pattern',
        CAMRY,
        'a2,classified_ask,2018-11,2012,ford,f-150,,98000,',
        'a3,wholesale_sale,2015-01,2012,honda,accord,EX-L,41000,1HGCP2F8CA',
        'a4,online_sale,2019,1991,bmw,m5,,,',
        'a5,,,,,,,,',
        'a6,dealer_ask,soon,20x9,zorblax,"one, two ""three""",🚗,-5,???',
      ].join('\n'),
    );
    expect(rows.map(({ id }) => id)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6']);
    for (const { value, low, high } of rows) {
      expect(low).toBeGreaterThan(0);
      expect(low).toBeLessThan(value);
      expect(value).toBeLessThan(high);
      expect(high).toBeLessThan(1_000_000);
    }
    expect(rows[0]?.value).toBeGreaterThan(15_000);
    expect(rows[0]?.value).toBeLessThan(25_000);
  });

  it('does not mind the order of the columns, a byte order mark, or gzip', () => {
    const [plain] = predict(`id,channel,sale_date,year,make,model,trim,mileage,vin_pattern\n${CAMRY}\n`);
    const turned = CAMRY.split(',').reverse().join(',');
    const text = `\uFEFFvin_pattern,mileage,trim,model,make,year,sale_date,channel,id\r\n${turned}\r\n`;
    expect(predict(gzipSync(text))).toEqual([plain]);
  });

  it('keeps the rows after a quote that is never closed', () => {
    const rows = predict(
      'id,make,model,trim,year,mileage\nx,ford,f-150,"XLT,2019,50000\ny,ford,f-150,XLT,2019,50000\n',
    );
    expect(rows.map(({ id }) => id)).toEqual(['x', 'y']);
  });
});
