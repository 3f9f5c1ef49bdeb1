/** Crockford's base 32: no I, L, O or U, so that an id survives being read out or copied by hand. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
const UNIQUE_ID = /^[0-9A-HJKMNP-TV-Z]{10}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Ten characters out of ten random bytes: 50 bits, never handed out twice by a unique index. */
export function toUniqueId(random: Uint8Array): string {
  return Array.from(random.subarray(0, LENGTH), (byte) => ALPHABET[byte % 32]).join('');
}

export type ListingRef = { readonly by: 'id' | 'uniqueId'; readonly value: string };

/** A listing's name in an address: its UUID or its ten characters, in any letter case. Null when it is neither. */
export function parseListingRef(text: string): ListingRef | null {
  if (UUID.test(text.toLowerCase())) return { by: 'id', value: text.toLowerCase() };
  const spoken = text.toUpperCase().replace(/[IL]/g, '1').replace(/O/g, '0');
  return UNIQUE_ID.test(spoken) ? { by: 'uniqueId', value: spoken } : null;
}
