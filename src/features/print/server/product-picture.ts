import { drawArtwork } from '../rules/artwork.ts';
import { findPrintProduct } from '../rules/products.ts';
import type { Config } from '#platform/config/config.ts';
import { makeSides } from './make-sides.ts';
import { renderSvg } from './svg.ts';

/** A code that belongs to nothing and never will: for pictures of products. */
export const SAMPLE_UUID = '00000000-0000-4000-8000-000000000000';

/**
 * What a product looks like, as an SVG file for an `<img>`: its first side with the code given, or a sample. Null for a
 * product that does not exist.
 */
export function productPicture(
  config: Pick<Config, 'siteUrl' | 'qrHost'>,
  productCode: string,
  uuid: string = SAMPLE_UUID,
): string | null {
  const product = findPrintProduct(productCode);
  if (!product) return null;
  const [side] = makeSides(config, [{ product, uuid }], { label: null });
  return side ? renderSvg(drawArtwork(side.artwork, side.size)) : null;
}
