const MAX_LENGTH = 80;
/** Longer text cannot reach the slug anyway; cutting first keeps hostile input cheap. */
const MAX_READ = 2000;
const DROPPED_WORDS = new Set(['undefined', 'null']);
/** Latin letters that Unicode does not take apart into a base letter and an accent. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * The words of an address: `2014 Honda Accord EX-L` → `2014-honda-accord-ex-l`.
 * Lower-case ASCII, at most 80 characters, cut between words; empty when nothing readable is left. Idempotent.
 */
export function slugify(text: string): string {
  const words = toAscii(text.slice(0, MAX_READ))
    .replaceAll('&', 'and')
    .replace(/['’ʼ`]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !DROPPED_WORDS.has(word));
  return cutBetweenWords(words);
}

function toAscii(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => FOLDED[letter] ?? '');
}

function cutBetweenWords(words: readonly string[]): string {
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > MAX_LENGTH) return slug === '' ? word.slice(0, MAX_LENGTH) : slug;
    slug = longer;
  }
  return slug;
}
