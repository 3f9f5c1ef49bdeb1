import ts from 'typescript';
import { readSources, type SourceFile } from './source-files.ts';

/** A word that may not come back, what to write in its place, and where it is right all the same. */
type Banned = { readonly word: RegExp; readonly write: string; readonly but?: RegExp };

/** The glossary of docs/voice.md as a machine can hold it. */
const BANNED: readonly Banned[] = [
  {
    word: /\bletters?\b/i,
    write: 'email',
    but: /letters? (and|or) digits|letters, digits|letters I, O|first letter|capital letters|(plain|look-alike) letters|letters from another|with letters you|US Letter|payoff letter|letter from (a|the) lender/gi,
  },
  { word: /\bmail(ed|s)?\b|\be-mail/i, write: 'email, emailed', but: /by mail|we mail have|keys mailed/gi },
  {
    word: /\b(some|no|every|any)body\b|\bwhoever\b|(?<!no )\bone (can|could|may|looks)\b/i,
    write: 'someone, no one, everyone, anyone, you',
  },
  { word: /\bgo(es)? on\b/i, write: 'continue', but: /which (listing|sticker) goes on|its name and ZIP code go on/gi },
  { word: /\bpress(es|ed)?\b|\btick(s|ed)?\b/i, write: 'select, or the name of the button' },
  { word: /\bno such\b|\bthere is (no|nothing)\b/i, write: 'We couldn’t find …, … has no …' },
  {
    word: /\b(stands?|lies?) (on|under|in|at|by|behind|above|beside|between|up|far|for)\b|\bas it stands\b|\bwhat stands\b/i,
    write: 'is, means, is based on',
    but: /^Stand at/g,
  },
  { word: /\b(leads?|leading|led) (nowhere|somewhere|to|there)\b/i, write: 'opens, is linked to, isn’t linked yet' },
  {
    word: /\bany more\b|\bafterwards\b|\btowards\b|\bcancell(ed|ing)\b/i,
    write: 'anymore, afterward, toward, canceled',
    but: /any more (than|of)/gi,
  },
  { word: /\bat once\b|\bby (itself|themselves)\b/i, write: 'right away, automatically' },
  {
    word: /\blapse[sd]?\b|\bholds? (until|for)\b|\b(come|comes|came) down\b|\bkeep it up\b/i,
    write: 'expires, good for, dropped, renew',
  },
  { word: /\bt(ake|akes|ook|aken) (this|the|your|an|another) offer\b|\bmakes? no offer\b/i, write: 'accept, decline' },
  {
    word: /\bviewings?\b|\bcalled off\b|\b(are|is) expected\b|\bwho comes\b/i,
    write: 'visit, canceled, confirmed, reservations',
  },
  { word: /\bdealerships?\b/i, write: 'dealer', but: /Dealership name|the dealership name|your dealership( name)?/gi },
  {
    word: /\bowner(s|’s)?\b/i,
    write: 'seller',
    but: /(by|from) (the |their )?owner|one owner|previous owner|Owners so far|^Owners$|\{counts?\} owners? so far|number of owners|(\d+|\{n\})\sowners?\b|landowner/gi,
  },
  {
    word: /\bpictures?\b|\bhearts\b|\bthings? for sale\b|\bon the tables\b/i,
    write: 'photo, saved listings, listings, items for sale',
  },
  {
    word: /\bma(ke|kes|de|king) (an?|your) (account|listing)\b|\blog ?(in|out)\b|\bsign ?up\b/i,
    write: 'create, sign in, sign out',
  },
  {
    word: /\bnot said\b|\boverpriced\b|\bhigh price\b|\b(is|are) gone\b|\bon sale\b/i,
    write: 'Not answered, Well above market, no longer available, for sale',
  },
  { word: /!/, write: 'a period' },
  { word: /\w'\w|(^|\s)"|"(\s|$)/, write: 'curly quotes' },
  { word: /”[.,]/, write: 'the period or comma inside the quotes' },
  { word: / [–—] |.—|—./, write: 'no dash with spaces, no em dash' },
  { word: /\b\d{1,2}(:\d\d)? ?([ap]m\b|[ap]\.m\.)/, write: '8 AM' },
  { word: /\b\d+ ?(mm|cm|km|kg)\b/, write: 'in, ft, mi, lb', but: /Avery.*/g },
  {
    word: /\b(colour|favour|honour|centre|metre|tyre|cheque|grey|licence|catalogue|verge|petrol|whilst|fortnight|post ?code)\b/i,
    write: 'the American word',
  },
];

/** On a page the same may be a name. */
const SENTENCE_CASE: Banned = {
  word: /^[A-Z][a-z]+( [A-Z][a-z]+)+$/,
  write: 'sentence case',
  but: /^(My Curbtag|About Curbtag|Very Good|US Letter|On Fridays)$/g,
};

/** A contract is read to the letter: there, and where a life or money hangs on it, the not stays whole. */
const CONTRACTION: Banned = {
  word: /\b(is|are|do|does|did|was|were|can|could|would|has|have|had) ?not\b/i,
  write: 'a contraction',
  but: /\bDo not (pay|buy|accept|sign)\b/g,
};
const LEGAL = /articles\/words\/(terms|privacy)\.ts$/;

/** Where sentences that people read live, beside the files of words. */
const LABELS =
  /^src\/(shared\/(labels|money|numbers|phone|zip|email)|features\/(accounts\/rules\/(notifications|password)|listings\/rules\/(fields\/\w[\w-]*|categories|property|status|check)|sell\/rules\/(garage|other|property|vehicle)|photos\/rules\/shots|search\/rules\/(chips|sort|sections|section-landing)|store\/rules\/catalogue|valuation\/rules\/steps|dealers\/rules\/(feed|opening-hours)))\.ts$/;
const WORDS = /(^|\/)words\/[\w-]+\.ts$|(^|\/)[\w-]*words\.ts$/;
/** Lists of other people's words: what a search reads, what a file of stock says. */
const READ = /(rules|server)\/([\w-]+\/)*[\w-]*words\.ts$/;
const HELD = /^features\/.*rules\/words\//;

const holdsWords = (path: string): boolean =>
  LABELS.test(path) || (WORDS.test(path) && (!READ.test(path) || HELD.test(path)));

export type Sentence = { readonly path: string; readonly line: number; readonly key: string; readonly text: string };

/** The string literals of a file that stand as values, with the name each is kept under. */
function sentencesOf({ path, script }: SourceFile): Sentence[] {
  const found: Sentence[] = [];
  const visit = (node: ts.Node, key: string): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    if (ts.isStringLiteralLike(node)) {
      const line = script.getLineAndCharacterOfPosition(node.getStart(script)).line + 1;
      found.push({ path, line, key, text: node.text });
      return;
    }
    const under = ts.isPropertyAssignment(node) ? node.name.getText(script) : key;
    const inside = ts.isPropertyAssignment(node) ? [node.initializer] : node.getChildren(script);
    for (const child of inside) visit(child, under);
  };
  visit(script, '');
  return found;
}

export const readSentences = (): Sentence[] =>
  readSources('src')
    .filter(({ path }) => holdsWords(path))
    .flatMap(sentencesOf);

/** Said to the letter by the specification. */
const FIXED = new Set(['Destination is not set!']);

/** Names of fields, codes and addresses are no sentences. */
const isProse = (text: string): boolean => /\s/.test(text) || /^[A-Z][a-z’]/.test(text);
const LINK_TARGET = /\]\([^)]*\)/g;

/** What is wrong with a sentence, each as "word → what to write". */
export function faultsOf({ path, text }: Pick<Sentence, 'path' | 'text'>): string[] {
  if (FIXED.has(text) || !isProse(text)) return [];
  const said = text.replace(LINK_TARGET, ']');
  return findFaults(said, [...BANNED, SENTENCE_CASE, ...(LEGAL.test(path) ? [] : [CONTRACTION])]);
}

/** What is wrong with a line as a reader sees it, with the names and figures that were put into it. */
export const faultsOfLine = (line: string): string[] => (isProse(line) ? findFaults(line, BANNED) : []);

const findFaults = (text: string, rules: readonly Banned[]): string[] =>
  rules.flatMap(({ word, write, but }) => {
    const found = word.exec(but ? text.replace(but, '') : text);
    return found ? [`“${found[0]}” → ${write}`] : [];
  });
