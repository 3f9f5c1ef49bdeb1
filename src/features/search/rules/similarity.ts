/** From here on two words are taken for the same one, misspelt (specification 9). */
const FUZZY_THRESHOLD = 0.3;

/** Three-letter pieces of a word with two blanks before and one after, as pg_trgm makes them. */
function trigrams(word: string): Set<string> {
  const padded = `  ${word} `;
  const pieces = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) pieces.add(padded.slice(at, at + 3));
  return pieces;
}

/** How alike two words are, from 0 to 1: the three-letter pieces they share among all that they have. */
export function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const [left, right] = [trigrams(a), trigrams(b)];
  let shared = 0;
  for (const piece of left) if (right.has(piece)) shared++;
  return shared / (left.size + right.size - shared);
}

/** The candidate most like the word, if any is alike enough; of equals the one with most weight. */
export function closest<Candidate extends { readonly word: string; readonly weight: number }>(
  word: string,
  candidates: Iterable<Candidate>,
): Candidate | null {
  let best: Candidate | null = null;
  let most = FUZZY_THRESHOLD;
  for (const candidate of candidates) {
    const alike = similarity(word, candidate.word);
    if (alike < most || (alike === most && best && candidate.weight <= best.weight)) continue;
    best = candidate;
    most = alike;
  }
  return best;
}
