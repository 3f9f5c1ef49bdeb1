import { addPairs, type FeatureGroups, pieceFeatures, wordFeatures } from '#shared/text-model.ts';
import { CONCEPTS } from './concepts.ts';

const whole = new Map<string, string>();
for (const [concept, words] of Object.entries(CONCEPTS))
  for (const word of words.split(' ')) if (!whole.has(word)) whole.set(word, concept);

const SEEDS = { words: 1, pieces: 2, row: 3, pair: 4, fact: 5 } as const;
const WORD = /[a-z0-9ñ']+|[$?!@]/g;
const MANY = 40;

/** The word as the model knows it: every number of one length alike. */
const plain = (word: string): string => (/^\d+$/.test(word) ? `#${Math.min(word.length, 6)}` : word);

/** What the model reads of a text that is in one spelling (`readable`), and of the facts that rules found in it. */
export function shieldFeatures(words: string, facts: readonly string[]): FeatureGroups {
  const said = (words.match(WORD) ?? []).map(plain);
  const found = new Set<number>();
  addPairs(found, facts, SEEDS.fact);
  return [wordFeatures(said, 3, SEEDS.words), pieceFeatures(said, SEEDS.pieces), conceptFeatures(said), found];
}

/** Ideas in their order, in rows of up to three, and which of them are in one message. */
function conceptFeatures(said: readonly string[]): Set<number> {
  const ideas: string[] = [];
  let no = -9;
  said.forEach((word, at) => {
    const idea = whole.get(word);
    if (idea === undefined) return;
    if (idea === 'never') no = at;
    const named = idea !== 'never' && at - no <= 4 ? `no ${idea}` : idea;
    if (ideas.at(-1) !== named) ideas.push(named);
  });
  const found = wordFeatures(ideas, 3, SEEDS.row);
  addPairs(found, [...new Set(ideas)].slice(0, MANY).sort(), SEEDS.pair);
  return found;
}
