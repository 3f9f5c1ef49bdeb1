const TEXT = /^(?:text\/|application\/xml\b|image\/svg\+xml\b)/i;

/** All text that the product writes is UTF-8; nobody should have to guess. JSON is UTF-8 by definition (RFC 8259, 8.1). */
export const withCharset = (type: string | undefined): string | undefined =>
  type && TEXT.test(type) && !/;\s*charset=/i.test(type) ? `${type}; charset=utf-8` : type;
