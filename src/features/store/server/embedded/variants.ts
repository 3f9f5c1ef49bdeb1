import { CATALOGUE, type CatalogueProduct, type CatalogueVariant } from '../../rules/catalogue.ts';
import * as schema from '../../schema.ts';
import type { Executor } from '#platform/db/index.ts';

/** A size as it is sold at this moment. */
export type LiveVariant = CatalogueVariant & {
  readonly product: CatalogueProduct;
  /** Product and size. */
  readonly fullTitle: string;
  /** Pieces left; null for as many as anybody wants. */
  readonly stock: number | null;
};

/** Every size by its code: the catalogue, with what the operator changed laid over it. */
export async function readVariants(db: Executor): Promise<ReadonlyMap<string, LiveVariant>> {
  const rows = await db.select().from(schema.storeVariants);
  const changed = new Map(rows.map((row) => [row.code, row]));
  return new Map(
    CATALOGUE.flatMap((product) =>
      product.variants.map((variant) => {
        const now = { ...variant, stock: null, ...changed.get(variant.code) };
        const fullTitle = `${product.title}, ${variant.title.toLowerCase()}`;
        const { code, title } = variant;
        const { priceCents, compareAtCents, stock } = now;
        return [code, { code, title, priceCents, compareAtCents, stock, product, fullTitle }] as const;
      }),
    ),
  );
}

export const isLeft = ({ stock }: LiveVariant): boolean => stock === null || stock > 0;

/** How many of the pieces asked for can be had. */
export const canHave = ({ stock }: LiveVariant, asked: number): number =>
  stock === null ? asked : Math.min(stock, asked);
