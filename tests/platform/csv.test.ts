import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCsv, writeCsv } from '#platform/csv.ts';

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

  test('counts lines alike whatever breaks them, and empty ones too', () => {
    const lines = (text: string) => {
      const read = parseCsv(text);
      return read.ok && read.value.map(({ line }) => line);
    };
    for (const br of ['\n', '\r\n', '\r']) {
      const text = ['a,b', '', '"x', 'y",2', ' , ', 'z,3'].join(br);
      expect(lines(text)).toEqual([1, 3, 6]);
      expect(cells(text)).toEqual([
        ['a', 'b'],
        [`x${br}y`, '2'],
        ['z', '3'],
      ]);
    }
    expect(cells('a\r\nb\nc')).toEqual([['a'], ['b'], ['c']]);
  });

  test('takes spaces around quotes, and keeps quotes that are part of a text', () => {
    expect(cells('a, "b" ,c')).toEqual([['a', 'b', 'c']]);
    expect(cells('18" wheels,x')).toEqual([['18" wheels', 'x']]);
    expect(cells('"5" screen,x\n"b, c",y')).toEqual([
      ['"5" screen', 'x'],
      ['b, c', 'y'],
    ]);
  });

  test('takes rows that are longer or shorter than the first', () => {
    expect(cells('a,b\n1\n1,2,3')).toEqual([['a', 'b'], ['1'], ['1', '2', '3']]);
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

  test('takes time in proportion to hostile text', () => {
    // With the square of the length, the last of them takes minutes, and the test runs out of its time.
    const kinds = ['"'.repeat(1_000_001), ','.repeat(1_000_000), '"a'.repeat(500_000)].map((text) => parseCsv(text).ok);
    expect(kinds).toEqual([false, true, true]);
  });
});

test('cells that a spreadsheet would run are made text; numbers stay numbers', () => {
  expect(writeCsv([['=1+1', '+cmd', '@x', '-5', '-5x', '\t=1', 'plain']])).toBe(
    `'=1+1,'+cmd,'@x,-5,'-5x,"'\t=1",plain\r\n`,
  );
});
