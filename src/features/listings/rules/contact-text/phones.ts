import type { Span } from './types.ts';

/** Between two groups of digits: blanks, dots, dashes, slashes, stars, parentheses, and what makes a digit an emoji. */
const GAP = '[\\s.\\-–—()/*•_~\\uFE0F\\u20E3]{0,4}';
const RUN = new RegExp(`\\+?\\(?\\d+(?:${GAP}\\d+)*`, 'g');
/** Groups as people write ten digits. Years, prices, sizes, ZIP codes and mileages come in none of these. */
const SHAPES: ReadonlySet<string> = new Set(['3-3-4', '10', '3-7', '6-4', '3-3-2-2', '3-4-3', '1-1-1-1-1-1-1-1-1-1']);
/** What makes a bare row of digits the number of a part, a paper or a sum. */
const OTHER_NUMBER =
  /(?:\b(?:part|parts|p\/?n|oem|sku|upc|isbn|serial|s\/?n|vin|mls|parcel|apn|permit|license|lic|policy|stock|item|code|ref|lot|model|casting)\b[\s.:#]*(?:no\.?|number|num|is)?[\s.:#]*|[$€£#])$/i;
const CALLS =
  /\b(?:call|text|txt|phone|ph|cell|tel|telephone|ring|mobile|reach|contact|whatsapp|number)\b[^.\n]{0,24}$/i;

const WORD_DIGITS: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  o: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const TIMES: Readonly<Record<string, number>> = { double: 2, triple: 3 };
const DIGIT_WORD = `(?:double|triple|${Object.keys(WORD_DIGITS).join('|')})`;
const WORDED = new RegExp(`(?:\\b${DIGIT_WORD}\\b|\\d+)(?:[\\s.,\\-–()/]{1,3}(?:\\b${DIGIT_WORD}\\b|\\d+))+`, 'gi');
/** Fewer words than this is a text that says “one owner, two keys.” */
const MIN_WORDS = 3;

/** The ten digits of a number of the North American plan, its country code taken off; null for anything else. */
export function tenDigits(digits: string): string | null {
  const ten = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(ten) ? ten : null;
}

/** Every phone number in a text, whatever stands between its digits, and spelled in words. */
export function findPhones(text: string): Span[] {
  // One sign for one sign, so that places stay: digits of other widths, and the letter O amid digits.
  const plain = text
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/(?<=\d[\s.\-()]{0,2})[oO](?=[\s.\-()]{0,2}\d)/g, '0');
  return [...findRuns(plain), ...findWorded(plain), ...findLocal(plain)];
}

type Group = { readonly digits: string; readonly start: number; readonly end: number };

function findRuns(text: string): Span[] {
  return [...text.matchAll(RUN)].flatMap((run) => {
    const groups: Group[] = [...run[0].matchAll(/\d+/g)].map((group) => {
      const start = run.index + group.index;
      return { digits: group[0], start, end: start + group[0].length };
    });
    return windowsOf(text, groups);
  });
}

/** Takes the first window of groups that reads as a number, then looks on behind it. */
function windowsOf(text: string, groups: readonly Group[]): Span[] {
  for (let from = 0; from < groups.length; from += 1)
    for (let to = from + 1; to <= Math.min(groups.length, from + 11); to += 1) {
      const window = groups.slice(from, to);
      const found = readWindow(text, window);
      if (found) return [found, ...windowsOf(text, groups.slice(to))];
    }
  return [];
}

function readWindow(text: string, window: readonly Group[]): Span | null {
  const [first, last] = [window[0], window.at(-1)];
  if (!first || !last) return null;
  const digits = window.map((group) => group.digits).join('');
  if (tenDigits(digits) === null) return null;
  const own = digits.length === 11 && first.digits === '1' ? window.slice(1) : window;
  const lengths = own.map((group) => group.digits.length);
  const shape = digits.length === 11 && lengths[0] === 11 ? '10' : lengths.join('-');
  const before = text.slice(0, first.start);
  const isPairs = shape === '2-2-2-2-2' && CALLS.test(before);
  if (!SHAPES.has(shape) && !isPairs) return null;
  if (isGlued(text, first, last) || OTHER_NUMBER.test(before.slice(-30))) return null;
  const opened = /[+(]+\s*$/.exec(before)?.[0].length ?? 0;
  return { start: first.start - opened, end: last.end };
}

/** Part of a longer word, number or sum: `A123-456-7890`, `4075550123X`, `1,407,555,0123`. */
function isGlued(text: string, first: Group, last: Group): boolean {
  const before = text.slice(Math.max(0, first.start - 2), first.start);
  const after = text.slice(last.end, last.end + 2);
  return /[\p{L}\d]$|[\p{L}\d][-–]$|\d[,.]$/u.test(before) || /^[\p{L}\d]|^[-–,.]\d/u.test(after);
}

function findWorded(text: string): Span[] {
  return [...text.matchAll(WORDED)].flatMap((run) => {
    const tokens = run[0].toLowerCase().match(/[a-z]+|\d+/g) ?? [];
    if (tokens.filter((token) => token in WORD_DIGITS || token in TIMES).length < MIN_WORDS) return [];
    const digits = readTokens(tokens);
    return tenDigits(digits) === null ? [] : [{ start: run.index, end: run.index + run[0].length }];
  });
}

function readTokens(tokens: readonly string[]): string {
  let digits = '';
  let times = 1;
  for (const token of tokens) {
    const several = TIMES[token];
    if (several !== undefined) {
      times = several;
      continue;
    }
    digits += (WORD_DIGITS[token] ?? token).repeat(times);
    times = 1;
  }
  return digits;
}

/** Seven digits are a number only where the text says so: “call 555-0123”. */
function findLocal(text: string): Span[] {
  return [...text.matchAll(/(?<![\d.,$-])[2-9]\d{2}[-. ]\d{4}(?![\d-])/g)]
    .filter((found) => CALLS.test(text.slice(0, found.index)))
    .map((found) => ({ start: found.index, end: found.index + found[0].length }));
}
