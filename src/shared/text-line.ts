import { fill } from './text.ts';

const MAX_NAME_LENGTH = 40;

/** A text message of one line: names and titles, which people typed, are cut so that the link is never lost. */
export function textLine(words: string, said: Readonly<Record<string, string>>): string {
  const short = Object.fromEntries(
    Object.entries(said).map(([name, value]) => [
      name,
      name === 'url' ? value : cut(value.replace(/\s+/g, ' ').trim()),
    ]),
  );
  return fill(words, short);
}

function cut(text: string): string {
  const signs = [...text];
  return signs.length <= MAX_NAME_LENGTH
    ? text
    : `${signs
        .slice(0, MAX_NAME_LENGTH - 1)
        .join('')
        .trimEnd()}…`;
}
