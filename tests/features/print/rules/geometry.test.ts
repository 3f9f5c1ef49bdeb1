import { describe, expect, test } from 'vitest';
import { drawArtwork } from '#features/print/rules/artwork.ts';
import { type Mark, rectPath } from '#features/print/rules/drawing.ts';
import { capHeight, printable, setWords, widthOf } from '#features/print/rules/letters.ts';
import { layPages, type Side } from '#features/print/rules/pages.ts';
import { findPrintProduct, PRINT_PRODUCTS, type PrintProduct, sizeInWords } from '#features/print/rules/products.ts';
import { labelBox, labelsOn, SHEET_IDS, SHEETS, spread } from '#features/print/rules/sheets.ts';
import { symbolPath } from '#features/print/rules/symbol.ts';
import { drawTestPage } from '#features/print/rules/test-page.ts';
import { type Box, inches, PAPERS } from '#features/print/rules/units.ts';
import { STICKER_PRODUCTS } from '#features/sticker-codes/rules/sticker-products.ts';

const PAGE_WORDS = { scale: '50 mm', part: 'Part {n} of {of}' };
const symbol = {
  size: 33,
  dark: Array.from({ length: 33 }, (_, y) => Array.from({ length: 33 }, (_, x) => (x * y) % 3 === 0)),
};

function product(code: string): PrintProduct {
  const found = findPrintProduct(code);
  if (!found) throw new Error(`No product ${code}.`);
  return found;
}

function sideOf(
  code: string,
  words: Partial<Side['artwork']['words']> = {},
  arrow: 'none' | 'left' | 'right' = 'none',
): Side {
  const size = product(code);
  return {
    size,
    artwork: {
      form: size.form,
      code: { prefix: code, uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7' },
      symbol,
      arrow,
      words: {
        big: 'FOR SALE BY OWNER',
        call: 'Scan for photos and price',
        check: 'Check',
        host: 'curbtag.com',
        price: null,
        line: null,
        ...words,
      },
    },
  };
}

const textsOf = (marks: readonly Mark[]): Extract<Mark, { kind: 'text' }>[] =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : mark.kind === 'group' ? textsOf(mark.marks) : []));

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe('sheets of labels', () => {
  /** Avery's published measures: labels, gaps and margins; inches for letter, millimetres for A4. */
  const PUBLISHED = {
    5163: { label: [4, 2], grid: [2, 5], side: 0.15625, top: 0.5, gap: [0.1875, 0] },
    5160: { label: [2.625, 1], grid: [3, 10], side: 0.1875, top: 0.5, gap: [0.125, 0] },
    22806: { label: [2, 2], grid: [3, 4], side: 0.625, top: 0.625, gap: [0.625, 7 / 12] },
    L7163: { label: [99.1, 38.1], grid: [2, 7], side: 4.65, top: 15.15, gap: [2.5, 0] },
    L7160: { label: [63.5, 38.1], grid: [3, 7], side: 7.21, top: 15.15, gap: [2.54, 0] },
    L7120: { label: [35, 35], grid: [5, 7], side: 7.5, top: 11, gap: [5, 5] },
  } as const;

  test.each(SHEET_IDS)(
    '%s has its labels where the maker cuts them, the same room left and right, above and below',
    (id) => {
      const sheet = SHEETS[id];
      const paper = PAPERS[sheet.paper];
      const { label, grid, side, top, gap } = PUBLISHED[id];
      const mm = (length: number) => (sheet.paper === 'letter' ? inches(length) : length);
      expect([sheet.columns, sheet.rows]).toEqual(grid);
      const second = labelBox(sheet, sheet.columns + 1);
      expect(second.x).toBeCloseTo(mm(side + label[0] + gap[0]), 2);
      expect(second.y).toBeCloseTo(mm(top + label[1] + gap[1]), 2);
      expect([second.width, second.height]).toEqual([mm(label[0]), mm(label[1])]);
      const last = labelBox(sheet, labelsOn(sheet) - 1);
      expect(paper.width - last.x - last.width).toBeCloseTo(sheet.left, 1);
      expect(paper.height - last.y - last.height).toBeCloseTo(sheet.top, 1);
    },
  );

  test('are filled from the label asked for, row by row, onto as many sheets as it takes', () => {
    const pages = spread([...'abcdefghijklm'], { sheet: SHEETS[5163], start: 9 });
    expect(pages.map((page) => page.map(({ thing }) => thing).join(''))).toEqual(['ab', 'cdefghijkl', 'm']);
    expect(pages[0]?.[0]?.box).toEqual(labelBox(SHEETS[5163], 8));
  });

  test.each(SHEET_IDS)(
    '%s keeps words and code of every product inside the label, a sixteenth of an inch from its edge',
    (id) => {
      const { label } = SHEETS[id];
      for (const { code } of PRINT_PRODUCTS) {
        const side = sideOf(code, { price: '$1,218,500' });
        const drawing = drawArtwork({ ...side.artwork, form: 'label' }, label);
        const boxes = textsOf(drawing.marks).map(boxOf);
        for (const box of [...boxes, drawing.symbol]) {
          expect(
            Math.min(box.x, box.y, label.width - box.x - box.width, label.height - box.y - box.height),
          ).toBeGreaterThan(1.58);
        }
        expect(boxes.filter((box) => overlaps(box, drawing.symbol))).toEqual([]);
      }
    },
  );

  test('come with a test page whose lines lie on the labels', () => {
    const page = drawTestPage(SHEETS[5160], { title: 'Test page', hint: 'Print at 100%' });
    const lines = page.marks.flatMap((mark) => (mark.kind === 'stroke' && mark.dash ? [mark.d] : [])).join('');
    for (const at of [0, 13, 29]) expect(lines).toContain(rectPath(labelBox(SHEETS[5160], at)));
  });
});

const boxOf = ({ x, y, text, size, face }: Extract<Mark, { kind: 'text' }>): Box => ({
  x,
  y: y - capHeight(size),
  width: widthOf(text, face) * size,
  height: capHeight(size),
});

describe('products', () => {
  test('are those of the specification, each with a size, a level and its sides', () => {
    expect(PRINT_PRODUCTS.map(({ code }) => code)).toEqual(STICKER_PRODUCTS.map(({ code }) => code));
    expect(sizeInWords(product('1410'))).toBe('2.625 × 1 in');
    expect(sizeInWords(product('1506'))).toBe('24 × 18 in');
    const largest = Math.max(...PRINT_PRODUCTS.map(({ width }) => width));
    expect(largest).toBe(inches(24));
    expect(product('1111').level).toBe('Q');
    expect(product('1410').level).toBe('M');
    expect(new Set(PRINT_PRODUCTS.filter(({ form }) => form === 'sign').map(({ level }) => level))).toEqual(
      new Set(['H']),
    );
  });

  test('two-sided arrows point to the same place from both sides', () => {
    expect(product('1607').sides).toEqual(['left']);
    expect(product('1609').sides).toEqual(['right', 'left']);
    expect(product('1507').sides).toHaveLength(2);
  });

  test.each(PRINT_PRODUCTS.map(({ code, name }) => [code, name]))(
    '%s, %s: nothing runs into the code or over the edge',
    (code) => {
      for (const words of [{}, { price: '$1,218,500', line: 'Old Mill Road 1220 · Saturday 8 to 2' }])
        for (const arrow of ['none', 'right'] as const) {
          const side = sideOf(code, words, arrow);
          const drawing = drawArtwork(side.artwork, side.size);
          const boxes = textsOf(drawing.marks).map(boxOf);
          expect(boxes.filter((box) => overlaps(box, drawing.symbol))).toEqual([]);
          for (const box of boxes) {
            expect(Math.min(box.x, box.y)).toBeGreaterThan(1.5);
            expect(side.size.width - box.x - box.width).toBeGreaterThan(1.5);
            expect(side.size.height - box.y - box.height).toBeGreaterThan(1.5);
          }
        }
    },
  );

  test('signs of 24 by 18 inches are read from a car: 25 feet for an inch of letter, two seconds at 25 mph', () => {
    for (const words of ['GARAGE SALE', 'FOR RENT', 'OPEN HOUSE', 'FOR SALE', 'YARD SALE']) {
      const side = sideOf('1506', { big: words });
      const big = Math.max(...textsOf(drawArtwork(side.artwork, side.size).marks).map(({ size }) => capHeight(size)));
      const feet = (big / inches(1)) * 25;
      expect(feet / 36.7, `${words}, seconds`).toBeGreaterThan(2);
    }
  });
});

describe('pages', () => {
  test('for a print shop have color beyond the edge, marks outside it, and say where the edge is', () => {
    const [page] = layPages([sideOf('1506')], { on: 'shop', bleed: true }, PAGE_WORDS);
    expect(page?.trim).toMatchObject({ width: inches(24), height: inches(18) });
    expect(page?.width).toBeCloseTo(inches(24) + 2 * (page?.trim?.x ?? 0));
    const [plain] = layPages([sideOf('1506')], { on: 'shop', bleed: false }, PAGE_WORDS);
    expect(plain).toMatchObject({ width: inches(24), height: inches(18) });
  });

  test('of plain paper hold as many pieces as fit, with room between them', () => {
    const pages = layPages(
      Array.from({ length: 9 }, () => sideOf('1401')),
      { on: 'paper', paper: 'letter' },
      PAGE_WORDS,
    );
    expect(pages).toHaveLength(2);
    const groups = pages[0]?.marks.filter(({ kind }) => kind === 'group') ?? [];
    expect(groups.length).toBeGreaterThanOrEqual(4);
  });

  test('a sign larger than the paper comes in parts that overlap, at its true size', () => {
    const pages = layPages([sideOf('1506')], { on: 'paper', paper: 'letter' }, PAGE_WORDS);
    expect(pages.length).toBeGreaterThan(5);
    const area = pages.reduce((sum, { marks }) => {
      const [part] = marks;
      return sum + (part?.kind === 'group' && part.clip ? part.clip.width * part.clip.height : 0);
    }, 0);
    expect(area).toBeGreaterThan(inches(24) * inches(18));
    expect(textsOf(pages[1]?.marks ?? []).map(({ text }) => text)).toContain(`Part 2 of ${pages.length}`);
  });

  test('repeat one label without drawing it anew', () => {
    const side = sideOf('1401');
    const [page] = layPages(
      Array.from({ length: 10 }, () => side),
      { on: 'sheet', sheet: '5163', start: 1 },
      PAGE_WORDS,
    );
    const lists = new Set(page?.marks.map((mark) => (mark.kind === 'group' ? mark.marks : null)));
    expect(page?.marks).toHaveLength(10);
    expect(lists.size).toBe(1);
  });
});

describe('letters and modules', () => {
  test('big words break where they become largest', () => {
    const box = { x: 0, y: 0, width: 100, height: 60 };
    const lines = setWords('GARAGE SALE', { box, color: '#000' }).marks.map((mark) =>
      mark.kind === 'text' ? mark.text : '',
    );
    expect(lines).toEqual(['GARAGE', 'SALE']);
  });

  test('only letters that the fonts hold are printed', () => {
    expect(printable('  Café \u{1f600}\u0000 Niño — 8–2  ')).toBe('Café Niño — 8–2');
    expect(printable('車')).toBe('');
  });

  test('the outline of a code covers its dark modules and nothing else', () => {
    const dots = {
      size: 3,
      dark: [
        [true, false, true],
        [false, true, false],
        [true, false, true],
      ],
    };
    expect(symbolPath(dots, { x: 0, y: 0, module: 1 }).match(/M/g)?.length).toBeGreaterThanOrEqual(1);
    const ring = {
      size: 3,
      dark: [
        [true, true, true],
        [true, false, true],
        [true, true, true],
      ],
    };
    expect(symbolPath(ring, { x: 10, y: 20, module: 2 })).toBe('M10 20L16 20L16 26L10 26ZM14 22L12 22L12 24L14 24Z');
  });
});
