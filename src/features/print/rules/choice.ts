import { CATEGORIES } from '#features/listings/rules/categories.ts';
import type { ListingCategory } from '#shared/enums.ts';
import { findStickerProduct } from '#features/sticker-codes/rules/sticker-products.ts';
import type { PrintJob } from './pages.ts';
import { ARROWS, type Arrow, findPrintProduct, PRINT_PRODUCTS, type PrintProduct } from './products.ts';
import { isSheetId, labelsOn, SHEETS, type SheetId } from './sheets.ts';
import { isPaper } from './units.ts';

/** The most pieces in one file: ten sheets of the smallest labels. */
export const MAX_PIECES = 350;
const MAX_REF_LENGTH = 60;

/** What somebody wants printed, as the address of the page says it. */
export type PrintChoice = {
  readonly product: PrintProduct;
  readonly job: PrintJob;
  /** How many pieces; null for what suits: a full sheet of labels, one of everything else. */
  readonly copies: number | null;
  readonly price: boolean;
  readonly line: string;
  readonly arrow: Arrow;
  /** The listing all of them lead to. */
  readonly listing: string | null;
  /** The one code to print again, as it is printed under the symbol. */
  readonly code: string | null;
  /** Blank codes made before. */
  readonly batch: string | null;
};

/** Labels that are cut to a product's own size. */
const OWN_SHEET: Readonly<Record<string, SheetId>> = { 1111: '22806', 1401: '5163', 1410: '5160', 1411: '5163' };

/** The products that suit a listing; all of them for blank codes. */
export function productsFor(category: ListingCategory | null): readonly PrintProduct[] {
  if (category === null) return PRINT_PRODUCTS;
  return PRINT_PRODUCTS.filter(({ code }) => {
    const product = findStickerProduct(code);
    if (product?.family === 'VEHICLE') return category === 'VEHICLE';
    if (category === 'PROPERTY' && product?.family === 'PROPERTY') return true;
    return product?.category === null || product?.category === category;
  });
}

/** Reads the choice from an address or a form. What is missing or makes no sense becomes what suits. */
export function readPrintChoice(
  asked: { get(name: string): string | null | undefined },
  category: ListingCategory | null = null,
): PrintChoice {
  const text = (name: string): string => asked.get(name) ?? '';
  const offered = productsFor(category);
  const wanted = findPrintProduct(text('product'));
  const usual = findPrintProduct(CATEGORIES[category ?? 'OTHER'].sticker);
  const product = offered.find(({ code }) => code === wanted?.code) ?? usual ?? offered[0];
  if (!product) throw new Error('Every category has products.');
  const arrow = ARROWS.find((known) => known === text('arrow')) ?? 'none';
  return {
    product,
    job: readJob(text, product),
    // A worn sticker is one sticker.
    copies: wholeNumber(text('copies'), MAX_PIECES) ?? (text('code') === '' ? null : 1),
    // A form sends nothing for an empty box; `asked` says that the form was sent.
    price: text('asked') === '' || text('price') === '1',
    line: text('line').slice(0, 80),
    arrow,
    listing: text('listing').slice(0, MAX_REF_LENGTH) || null,
    code: text('code').slice(0, MAX_REF_LENGTH) || null,
    batch: text('batch').slice(0, MAX_REF_LENGTH) || null,
  };
}

function readJob(text: (name: string) => string, product: PrintProduct): PrintJob {
  const on = text('on') || (product.form === 'label' ? 'sheet' : 'paper');
  if (on === 'shop') return { on: 'shop', bleed: text('bleed') === '1' };
  if (on === 'paper')
    return { on: 'paper', paper: isPaper(text('paper')) ? (text('paper') as 'letter' | 'a4') : 'letter' };
  const named = text('sheet');
  const sheet = isSheetId(named) ? named : (OWN_SHEET[product.code] ?? '5163');
  return { on: 'sheet', sheet, start: wholeNumber(text('start'), labelsOn(SHEETS[sheet])) ?? 1 };
}

/** How many pieces a choice comes to. */
export function piecesOf({ copies, job }: Pick<PrintChoice, 'copies' | 'job'>): number {
  if (copies !== null) return copies;
  return job.on === 'sheet' ? labelsOn(SHEETS[job.sheet]) - job.start + 1 : 1;
}

function wholeNumber(text: string, most: number): number | null {
  const value = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return value >= 1 ? Math.min(value, most) : null;
}

/** The same choice as the query of an address, with some of it changed. */
export function toQuery(choice: PrintChoice, change: Readonly<Record<string, string | null>> = {}): string {
  const { job } = choice;
  const all: Record<string, string | null> = {
    listing: choice.listing,
    code: choice.code,
    batch: choice.batch,
    product: choice.product.code,
    on: job.on,
    sheet: job.on === 'sheet' ? job.sheet : null,
    start: job.on === 'sheet' && job.start > 1 ? String(job.start) : null,
    paper: job.on === 'paper' ? job.paper : null,
    bleed: job.on === 'shop' && job.bleed ? '1' : null,
    copies: choice.copies === null ? null : String(choice.copies),
    asked: '1',
    price: choice.price ? '1' : null,
    line: choice.line || null,
    arrow: choice.arrow === 'none' ? null : choice.arrow,
    ...change,
  };
  const kept = Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return new URLSearchParams(kept).toString();
}
