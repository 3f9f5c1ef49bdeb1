/** Styles that homes are drawn in. */
const BY_TYPE: Readonly<Record<string, readonly [string, ...string[]]>> = {
  HOUSE: ['traditional', 'ranch', 'colonial', 'craftsman', 'modern', 'farmhouse'],
  APARTMENT: ['apartment', 'condo'],
  CONDO: ['condo', 'apartment'],
  TOWNHOUSE: ['townhouse'],
  MULTI_FAMILY: ['duplex'],
  MANUFACTURED: ['mobile'],
  LAND: ['land'],
};

/** What a headline or a description calls it; the first that fits. */
const BY_WORD: readonly (readonly [named: RegExp, style: string])[] = [
  [/\bcolonial\b/i, 'colonial'],
  [/\b(?:ranch|rambler|one floor)\b/i, 'ranch'],
  [/\bbungalow\b/i, 'bungalow'],
  [/\bcraftsman\b/i, 'craftsman'],
  [/\bcape\b/i, 'cape'],
  [/\b(?:cabin|log home)\b/i, 'cabin'],
  [/\bfarmhouse\b/i, 'farmhouse'],
  [/\b(?:modern|contemporary|solar)\b/i, 'modern'],
];

const WORD_FITS = new Set(['HOUSE', 'OTHER', '']);

/** Styles that a home with these words can honestly be drawn in; none where nothing fits. */
export function homeStyles(homeType: string, words: string, yearBuilt: number | null): readonly string[] {
  if (WORD_FITS.has(homeType)) {
    const named = BY_WORD.find(([pattern]) => pattern.test(words));
    if (named) return [named[1]];
  }
  const styles = BY_TYPE[homeType] ?? [];
  return homeType === 'HOUSE' ? styles.filter((style) => wasBuilt(style, yearBuilt)) : styles;
}

/** A craftsman of 2016 would be odd, and a modern house of 1926. */
function wasBuilt(style: string, year: number | null): boolean {
  if (year === null) return style === 'traditional';
  if (style === 'modern') return year >= 2000;
  if (style === 'craftsman') return year < 1945 || year >= 2005;
  if (style === 'ranch' || style === 'traditional') return year >= 1945;
  return true;
}
