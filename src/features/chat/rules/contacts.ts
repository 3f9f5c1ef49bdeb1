/** Ways around the conversation that people write into messages. */
export const CONTACT_KINDS = ['EMAIL', 'PHONE'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

const EMAIL =
  /[\w.!#$%&'*+/=?^`{|}~-]+\s?(?:@|\(at\)|\[at\])\s?[a-z0-9-]+(?:(?:\.|\s?\(dot\)\s?|\s?\[dot\]\s?)[a-z0-9-]+)+/gi;

/**
 * Ten digits of the North American plan, however they are set apart. Prices, mileages, VINs and dates have other
 * shapes: no group of three stands before one of four in them.
 */
const PHONE =
  /(?<![\w.$-])(?:\+?1[-. ]{0,2})?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-. ]{0,2})[2-9]\d{2}[-. ]{0,2}\d{4}(?![\w-])/g;

/** Which contacts a text gives away. The writer is told; the text is sent as it is. */
export function findContacts(text: string): ContactKind[] {
  const plain = text.normalize('NFKC');
  return [
    ...(plain.search(EMAIL) >= 0 ? ['EMAIL' as const] : []),
    ...(plain.search(PHONE) >= 0 ? ['PHONE' as const] : []),
  ];
}

/** The text without them, for letters and notices. */
export const maskContacts = (text: string): string =>
  text.normalize('NFKC').replace(EMAIL, '•••@•••').replace(PHONE, '•••-••••');
