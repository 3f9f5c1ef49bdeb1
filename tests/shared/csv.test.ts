import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCsv, writeCsv } from '#shared/csv.ts';

const cells = (text: string) => {
  const read = parseCsv(text);
  return read.ok ? read.value.map((record) => record.cells) : read.reason;
};

describe('reading CSV', () => {
  test('takes quotes, commas and line breaks inside quotes', () => {
    expect(cells('a,"b, ""c""","d\r\ne"\r\nf,g,h')).toEqual([
      ['a', 'b, "c"', 'd\r\ne'],
      ['f', 'g', 'h'],
    ]);
  });

  test('takes semicolons, tabs, a byte order mark and empty lines', () => {
    expect(cells('\uFEFFvin;price\n1;2\n\n;\n3;4')).toEqual([
      ['vin', 'price'],
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(cells('vin\tprice\n1\t2')).toEqual([
      ['vin', 'price'],
      ['1', '2'],
    ]);
  });

  test('names the line a record begins on, and the quote that is never closed', () => {
    const read = parseCsv('a,b\n"x\ny",2\nz,3');
    expect(read.ok && read.value.map(({ line }) => line)).toEqual([1, 2, 4]);
    expect(cells('a,b\n1,"2\n3')).toContain('line 2');
  });

  test('reads back whatever was written', () => {
    const cell = fc
      .string()
      .map((text) => text.replace(/\0/g, '').trim())
      .filter((text) => !/^[=+\-@]/.test(text));
    const rows = fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1 });
    fc.assert(
      fc.property(rows, (table) => {
        expect(cells(writeCsv(table))).toEqual(table);
      }),
    );
  });

  test('never takes long for hostile text', () => {
    const before = performance.now();
    parseCsv('"'.repeat(1_000_000));
    parseCsv(','.repeat(1_000_000));
    expect(performance.now() - before).toBeLessThan(3_000);
  });
});

test('cells that a spreadsheet would run are made text; numbers stay numbers', () => {
  expect(writeCsv([['=1+1', '+cmd', '@x', '-5', '-5x', '\t=1', 'plain']])).toBe(
    `'=1+1,'+cmd,'@x,-5,'-5x,"'\t=1",plain\r\n`,
  );
});
