/** Letters of other alphabets that look like ours, as those who avoid filters use them. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'аaеeоoрpсcуyхxіiѕsԁdɡgһhӏlјjоoԝwкkмmтt',
    'οoαaεeιiνvτtκkρpυuχxγyηn',
    'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz',
  ]
    .flatMap((pairs) => pairs.match(/../gu) ?? [])
    .map((pair) => [...pair]),
);

/** Marks above letters, and signs that draw nothing. */
const UNDRAWN = /[\p{Mn}\p{Cf}]/gu;
const FOREIGN = /[\u0250-\u02ff\u0370-\u052f\u1d00-\u1d7f\ua730-\ua7ff]/g;

/** "w i r e", "e-s-c-r-o-w", "z.e.l.l.e": four letters or more with the same sign between each two. */
const SPACED = /(?<![a-z0-9])(?:[a-z](?:([ ._*~|-])[a-z](?:\1[a-z]){2,})(?![a-z0-9]))/g;

/** Digits and signs that stand for letters inside a word. */
const STAND_INS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};
/** Words that are disguised. Anything else with digits in it is a trim level, a size or a code and stays as it is. */
const DISGUISED = new Set(
  'code codes wire wired western union moneygram zelle venmo cashapp paypal gift card cards bitcoin crypto escrow check cheque deposit transfer verification verify telegram whatsapp pay payment agent mover courier shipper'.split(
    ' ',
  ),
);
const MIXED = /(?<![a-z0-9@$])(?=[a-z0-9@$]*[013457@$])(?=[a-z0-9@$]*[a-z])[a-z013457@$]{3,}(?![a-z0-9@])/g;

const bare = (word: string): string => {
  const letters = word.replace(/[013457@$]/g, (sign) => STAND_INS[sign] ?? sign);
  const other = word.replace(/1/g, 'l').replace(/[03457@$]/g, (sign) => STAND_INS[sign] ?? sign);
  return [letters, other].find((one) => DISGUISED.has(one)) ?? word;
};

/** Long words of the rules that are often mistyped, found by what is left of them when one letter goes. */
const MISTYPED = [
  'verification',
  'confirmation',
  'western',
  'bitcoin',
  'telegram',
  'whatsapp',
  'moneygram',
  'cashier',
  'protection',
  'overpayment',
  'remaining',
  'difference',
  'transfer',
  'purchase',
  'accidentally',
];
const LONG = /[a-z]{7,}/g;

const without = (word: string): string[] => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
const shortened = new Map(MISTYPED.flatMap((word) => [word, ...without(word)].map((left) => [left, word] as const)));
/** How those words begin and how long they are: most words of a message need no second look. */
const shapes = new Set(
  MISTYPED.flatMap(([first, ...rest]) => [-1, 0, 1].map((more) => `${first}${rest.length + 1 + more}`)),
);

/** The word meant: one letter too many, missing, wrong or changed places. The first letter is hardly ever wrong. */
function mended(word: string): string {
  if (!shapes.has(`${word[0]}${word.length}`)) return word;
  const meant = [word, ...without(word)].map((left) => shortened.get(left)).find((found) => found !== undefined);
  return meant?.[0] === word[0] && !word.endsWith('s') ? (meant ?? word) : word;
}

/** Short forms of texting, one at a time. */
const SHORT: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  pls: 'please',
  plz: 'please',
  thru: 'through',
  acct: 'account',
  recieve: 'receive',
  recieved: 'received',
  chek: 'check',
  chk: 'check',
  adress: 'address',
  accidently: 'accidentally',
  mony: 'money',
  txt: 'text',
  msg: 'message',
};
const SHORT_WORD = new RegExp(`\\b(?:${Object.keys(SHORT).join('|')})\\b`, 'g');

const NOT_ASCII = /[^\t-~]/;

/** Letters of other alphabets, ligatures and marks as the plain letters they are read as. */
const latin = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(UNDRAWN, '')
    .replace(FOREIGN, (sign) => LOOKALIKES[sign] ?? sign)
    .replace(/[’‘´]/g, "'");

/** The text as the rules read it: one spelling for every way to write the same words. */
export function readable(text: string): string {
  return (NOT_ASCII.test(text) ? latin(text) : text)
    .toLowerCase()
    .replace(/[`]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(SPACED, (word) => word.replace(/[^a-z]/g, ''))
    .replace(MIXED, bare)
    .replace(SHORT_WORD, (word) => SHORT[word] ?? word)
    .replace(LONG, mended);
}
