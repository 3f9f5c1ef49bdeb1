import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawArtwork } from '#features/print/rules/artwork.ts';
import { PRINT_PRODUCTS, type PrintProduct } from '#features/print/rules/products.ts';
import { SHEET_IDS, SHEETS } from '#features/print/rules/sheets.ts';
import { moduleWidth, QUIET_ZONE } from '#features/print/rules/symbol.ts';
import { stickerLink } from '#features/sticker-codes/rules/sticker-code.ts';
import { makeSides, renderPrintPdf } from '#features/print/server/index.ts';
import { renderSvg } from '#features/print/server/svg.ts';
import { LONG_FORM, SHORT_FORM } from '../../../support/long-form.ts';
import { openPdf, rasterPdf, rasterSvg } from '../../../support/print-pictures.ts';
import { hasZbarimg, READERS, readWithScanner, readWithZbar, readWithZbarimg } from '../../../support/qr-readers.ts';
import { blur, cover, fade, rotate, tint } from '../../../support/wear.ts';

const config = { siteUrl: 'https://curbtag.com', qrHost: 'curbtag.com' };
const ctx = { config: config as never, now: () => new Date(0) };
const uuid = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
/** What a phone's picture of it would have, px. */
const PHOTO = 480;
/**
 * The share of a code that may be hidden, measured with both readers, by how many modules wide the code is: 33 at level
 * Q, 37 at H. The text in docs/decisions/0021-printing.md.
 */
const HOLDS: Readonly<Record<number, number>> = { 33: 0.12, 37: 0.14 };
/** What everything that is sold must bear. */
const MIN_HIDDEN = 0.1;
const zbarimg = hasZbarimg();

async function print(product: PrintProduct) {
  const [side] = makeSides(config, [{ product, uuid }], { label: null });
  if (!side) throw new Error('A product has a side.');
  const drawing = drawArtwork(side.artwork, side.size);
  const { symbol } = drawing;
  const module = moduleWidth(side.artwork.symbol, symbol.width);
  const file = await renderPrintPdf({ ctx, input: { items: [{ productCode: product.code, uuid }], bleed: false } });
  const pages = await openPdf(file);
  const [page] = pages;
  if (!page) throw new Error('A file has pages.');
  const fromPdf = await rasterPdf(page, symbol);
  const fromSvg = await rasterSvg(renderSvg(drawing), symbol);
  return { drawing, symbol, module, pages, fromPdf, fromSvg, modules: side.artwork.symbol.size };
}

const linkOf = ({ code }: PrintProduct) =>
  stickerLink({ prefix: code, uuid }, { siteHost: 'curbtag.com', qrHost: null });

async function expectRead(picture: Buffer, link: string, what: string) {
  for (const [name, read] of Object.entries(READERS)) expect(await read(picture), `${what}, ${name}`).toBe(link);
}

async function expectQuiet(picture: Buffer, modules: number) {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const module = info.width / (modules + 2 * QUIET_ZONE);
  const dark: number[] = [];
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const edge = Math.min(x, y, info.width - 1 - x, info.height - 1 - y);
      if (edge > 1 && edge < module * QUIET_ZONE - 1.5 && (data[y * info.width + x] ?? 0) < 250)
        dark.push(edge / module);
    }
  expect(dark, 'modules from the edge with something dark in the quiet zone').toEqual([]);
}

/** Wear meets the symbol alone, and symbols differ by their number: in the short form some stand for all. */
const worn = PRINT_PRODUCTS.filter((_, at) => LONG_FORM || at % 6 === 0);

const printed = PRINT_PRODUCTS.filter((_, at) => !SHORT_FORM || at % 6 === 0);

describe.each(printed)('$code, $name', (product) => {
  test('is read from paper by every reader', async () => {
    const link = linkOf(product);
    const { fromPdf, fromSvg, modules, pages, module } = await print(product);
    expect(pages).toHaveLength(product.sides.length);
    expect(module, 'mm a module').toBeGreaterThanOrEqual(0.5);
    await expectQuiet(fromPdf, modules);
    await expectRead(fromPdf, link, 'the PDF');
    expect(zbarimg ? readWithZbarimg(fromSvg) : await readWithZbar(fromSvg), 'the SVG, zbarimg').toBe(link);
    expect(await readWithScanner(fromSvg), 'the SVG, the site’s scanner').toBe(link);
    expect(HOLDS[modules], 'of the code may be hidden').toBeGreaterThanOrEqual(MIN_HIDDEN);
  });
});

describe.each(worn)('$code, $name, after some years', (product) => {
  test('is read by every reader', async () => {
    const link = linkOf(product);
    const { fromPdf, modules } = await print(product);
    const photo = await sharp(fromPdf).resize(PHOTO, PHOTO, { kernel: 'cubic' }).png().toBuffer();
    const px = PHOTO / (modules + 2 * QUIET_ZONE);
    await expectRead(await blur(photo, px * 0.4), link, 'blurred');
    await expectRead(await rotate(photo, 14), link, 'turned');
    await expectRead(await fade(photo), link, 'faded');
    await expectRead(await tint(photo), link, 'tinted');
    const code = { from: QUIET_ZONE * px, side: modules * px };
    const share = HOLDS[modules] ?? 0;
    await expectRead(await cover(photo, { share, color: '#ffffff', spot: 'middle', code }), link, 'torn in the middle');
    await expectRead(await cover(photo, { share, color: '#16181d', spot: 'right', code }), link, 'mud on the right');
  });
});

describe.each(SHEET_IDS)('on the labels of %s', (id) => {
  const { label } = SHEETS[id];

  test('every product takes as much, at modules that home printers set', () => {
    for (const product of PRINT_PRODUCTS) {
      const [side] = makeSides(config, [{ product, uuid, price: '$1,218,500' }], { label });
      const { symbol } = side?.artwork ?? {};
      if (!side || !symbol) throw new Error('A product has a side.');
      expect(HOLDS[symbol.size], product.code).toBeGreaterThanOrEqual(MIN_HIDDEN);
      const module = moduleWidth(symbol, drawArtwork(side.artwork, label).symbol.width);
      expect(module, `${product.code}, mm a module`).toBeGreaterThanOrEqual(0.5);
    }
  });
});
