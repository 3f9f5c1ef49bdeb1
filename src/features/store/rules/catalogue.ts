import { findPrintProduct, sizeInWords } from '#features/print/rules/products.ts';
import {
  STICKER_PRODUCTS,
  type StickerFamily,
  type StickerProduct,
} from '#features/sticker-codes/rules/sticker-products.ts';

/** One size of a product. Its code is the four digits before every code that is sold with it. */
export type CatalogueVariant = {
  readonly code: string;
  /** "Medium, 3 × 4 in" */
  readonly title: string;
  readonly priceCents: number;
  /** What it cost before; null when it is not reduced. */
  readonly compareAtCents: number | null;
};

export type CatalogueProduct = {
  /** "vehicle-sticker" */
  readonly handle: string;
  readonly title: string;
  readonly family: StickerFamily;
  readonly description: string;
  /** The discount code that this product is sold with. */
  readonly discountCode: string;
  readonly variants: readonly CatalogueVariant[];
};

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'Vehicle sticker': 'Weatherproof vinyl for the inside or outside of a window. Scanning it opens your listing.',
  'For sale sticker': 'Says FOR SALE and opens your listing. Vinyl that peels off cleanly.',
  'For sale tag': 'Card tags with a punched hole for tables, racks, and handlebars. One QR code for each item.',
  'For sale sign': 'Rigid board for a window, a lawn, or a roof rack, with letters you can read from a moving car.',
  'For rent stake': 'Corrugated board on a steel stake. People can scan it on foot and read it from a car.',
  'For sale by owner stake': 'Corrugated board on a steel stake, for a house sold without an agent.',
  'Open house stake': 'Anyone who scans it sees the date, hours, and open visit times.',
  'Garage sale sign': 'For the corner and the driveway. Update your listing anytime, and the sign still works.',
  'Yard sale sign': 'The same board for a yard sale. Anyone who scans it sees what’s left and gets directions.',
  'Open house arrow': 'Points the way from the main road. Its QR code opens directions.',
};

const DISCOUNT_OF: Readonly<Record<StickerFamily, string>> = {
  VEHICLE: 'CURB10',
  SALE: 'CURB10',
  PROPERTY: 'STAKE5',
  GARAGE: 'YARD15',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const toHandle = (title: string) => title.toLowerCase().replaceAll(' ', '-');

function toVariant({ code, cents, before }: StickerProduct, variant: string): CatalogueVariant {
  const printed = findPrintProduct(code);
  if (!printed) throw new Error(`The product ${code} is not printed.`);
  const title = `${capital(variant)}, ${sizeInWords(printed)}`;
  return { code, title, priceCents: cents, compareAtCents: before ?? null };
}

function makeCatalogue(): CatalogueProduct[] {
  const made = new Map<string, CatalogueProduct & { variants: CatalogueVariant[] }>();
  for (const product of STICKER_PRODUCTS) {
    const { family, name } = product;
    const [title = name, variant = ''] = name.split(', ');
    const known = made.get(title) ?? {
      handle: toHandle(title),
      title,
      family,
      description: DESCRIPTIONS[title] ?? '',
      discountCode: DISCOUNT_OF[family],
      variants: [],
    };
    known.variants.push(toVariant(product, variant));
    made.set(title, known);
  }
  return [...made.values()].sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** Everything the embedded store sells, by title: the sticker products of specification 3, sizes as variants. */
export const CATALOGUE: readonly CatalogueProduct[] = makeCatalogue();

const BY_CODE = new Map(
  CATALOGUE.flatMap((product) => product.variants.map((variant) => [variant.code, { product, variant }] as const)),
);

/** A size with the product it belongs to; null for a code that is not sold. */
export const findVariant = (code: string): { product: CatalogueProduct; variant: CatalogueVariant } | null =>
  BY_CODE.get(code) ?? null;

export const findProduct = (handle: string): CatalogueProduct | null =>
  CATALOGUE.find((product) => product.handle === handle) ?? null;
