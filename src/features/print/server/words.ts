import type { PrintWords } from '../rules/artwork.ts';
import { printable } from '../rules/letters.ts';
import type { PageWords } from '../rules/pages.ts';
import type { PrintProduct } from '../rules/products.ts';
import { findStickerProduct } from '#features/sticker-codes/rules/sticker-products.ts';
import { printed } from '../words.ts';
import { stickerHosts } from '#features/sticker-codes/server/index.ts';
import type { Config } from '#platform/config/config.ts';

export const PAGE_WORDS: PageWords = { scale: printed.scale, part: printed.part };

/** The most that reads at a glance. */
const MAX_LINE_LENGTH = 40;

/** What stands on a product: its own words, and the price and line the seller asks for. */
export function wordsFor(
  config: Pick<Config, 'siteUrl' | 'qrHost'>,
  product: PrintProduct,
  own: { price?: string | null; line?: string | null } = {},
): PrintWords {
  const family = findStickerProduct(product.code)?.family ?? 'SALE';
  const { siteHost, qrHost } = stickerHosts(config);
  const line = printable((own.line ?? '').slice(0, MAX_LINE_LENGTH));
  return {
    big: printed[product.words],
    call: printed[`call${family}`],
    check: printed.check,
    host: qrHost ?? siteHost,
    price: own.price ?? null,
    line: line === '' ? null : line,
  };
}
