const KINDS = ['Product', 'ProductVariant', 'Cart', 'CartLine', 'Checkout', 'CheckoutLineItem', 'Metafield'] as const;
type Kind = (typeof KINDS)[number];

/** Global ids in the storefront's way: `gid://curbtag/ProductVariant/1111`. */
export const toGid = (kind: Kind, id: string): string => `gid://curbtag/${kind}/${id}`;

/** The id inside; null for another kind, another store, or anything else. */
export function fromGid(kind: Kind, gid: string): string | null {
  const start = `gid://curbtag/${kind}/`;
  const id = gid.startsWith(start) ? gid.slice(start.length) : '';
  return /^[\w-]{1,60}$/.test(id) ? id : null;
}
