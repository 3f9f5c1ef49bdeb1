/** A long text in parts. In every sentence `[words](/address)` makes a link; nothing else is markup. */
type ArticlePart = {
  id: string;
  title: string;
  text?: readonly string[];
  list?: readonly string[];
  steps?: readonly string[];
  after?: readonly string[];
};
export type Article = {
  title: string;
  description: string;
  lead: string;
  updated?: string;
  parts: readonly ArticlePart[];
};

export type Run = { words: string; href?: string };

/** Splits a sentence into plain runs and links. Only paths, anchors, https and mailto addresses become links. */
export function toRuns(sentence: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of sentence.matchAll(/\[([^\]]+)\]\(((?:\/|#|https:\/\/|mailto:)[^)\s]*)\)/g)) {
    if (match.index > from) runs.push({ words: sentence.slice(from, match.index) });
    runs.push({ words: match[1] ?? '', href: match[2] });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) runs.push({ words: sentence.slice(from) });
  return runs;
}
