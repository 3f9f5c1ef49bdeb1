/** What people write for a make or a thing, and the word that listings carry. */
const SAME: Readonly<Record<string, string>> = {
  chevy: 'chevrolet',
  vw: 'volkswagen',
  merc: 'mercedes',
  beemer: 'bmw',
  bimmer: 'bmw',
  caddy: 'cadillac',
  lambo: 'lamborghini',
  stang: 'mustang',
  ute: 'suv',
  motorbike: 'motorcycle',
  camper: 'rv',
  motorhome: 'rv',
};

/** Too common to tell listings apart. */
const STOP = new Set(
  'a an and are as at be by for from has have i in is it its me my near of on or our sale that the this to under very was we were will with you your'.split(
    ' ',
  ),
);

const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };
const MAX_WORD_LENGTH = 30;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/[ßæœøłđ]/g, (letter) => LETTERS[letter] ?? '');

/** `trucks` and `truck` are one word; `lexus` loses its end in listings and questions alike, which does no harm. */
function stem(word: string): string {
  const same = Object.hasOwn(SAME, word) ? (SAME[word] ?? word) : word;
  const cut = same.slice(0, MAX_WORD_LENGTH).toWellFormed();
  return /^[a-z]{2,}[^s]s$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** Runs of letters and digits; what a hyphen, a dot or a slash holds together comes as one run of parts. */
function runs(text: string): string[][] {
  return [...plain(text).matchAll(/[\p{L}\p{N}]+(?:[-./][\p{L}\p{N}]+)*/gu)].map(([run]) => run.split(/[-./]/));
}

/**
 * Every word that a text can be found by, once each: "F-150" is found by f, 150 and f150, and so is "F 150".
 *
 * @param most words; the rest of a longer text cannot be searched
 */
export function wordsOf(text: string, most = 600): string[] {
  const found = new Set<string>();
  const parts = runs(text);
  parts.forEach((run, at) => {
    if (found.size >= most) return;
    for (const part of run) found.add(stem(part));
    if (run.length > 1) found.add(stem(run.join('')));
    const next = parts[at + 1]?.[0];
    const [only] = run;
    if (run.length === 1 && only && next && /^[a-z]{1,2}$/.test(only) && /^\d+$/.test(next)) found.add(only + next);
  });
  return [...found].filter((word) => !STOP.has(word)).slice(0, most);
}

/** The words that a question asks for, at most ten. All of them must be there. */
export function questionWords(question: string): string[] {
  const words = runs(question).map((run) => stem(run.join('')));
  return [...new Set(words)].filter((word) => !STOP.has(word)).slice(0, 10);
}
