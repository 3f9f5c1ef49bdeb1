import { readFileSync } from 'node:fs';

export type Labelled = {
  readonly label: string;
  readonly kind: string;
  readonly text: string;
  readonly author: string;
};

/** Lines of `label, kind, text`, and the author where a fourth column names one. @throws for a line without a text */
export function readLabelled(path: string): Labelled[] {
  const lines = readFileSync(path, 'utf8').split(/\r?\n/);
  return lines.flatMap((line, at) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [label = '', kind = '', text = '', author = ''] = line.split('\t');
    if (!text) throw new Error(`${path}:${at + 1}: expected label, kind and text, separated by tabs.`);
    return [{ label, kind, text, author }];
  });
}

export type Judged = Labelled & { readonly isMarked: boolean };
const percent = (part: number, all: number) => (all === 0 ? 'none' : `${((100 * part) / all).toFixed(1)} %`);

/** What was not found and what was marked wrongly, by kind. The last line has the share found and the false marks. */
export function printScores(judged: readonly Judged[], positive: string): void {
  const isFound = ({ label }: Labelled) => label === positive;
  const wrong = judged.filter((row) => row.isMarked !== isFound(row));
  for (const { label, kind, text } of wrong)
    console.log(`${label === positive ? 'missed' : 'false'}\t${kind}\t${text}`);
  for (const kind of [...new Set(judged.map((row) => row.kind.replace(/:.*$/, '')))].sort()) {
    const rows = judged.filter((row) => row.kind.replace(/:.*$/, '') === kind);
    for (const side of [true, false]) {
      const part = rows.filter((row) => isFound(row) === side);
      const marked = part.filter(({ isMarked }) => isMarked).length;
      if (part.length > 0) console.log(`${kind}: ${side ? 'found' : 'false marks'} ${marked} of ${part.length}`);
    }
  }
  const [scams, rest] = [judged.filter(isFound), judged.filter((row) => !isFound(row))];
  const [found, marked] = [scams, rest].map((rows) => rows.filter(({ isMarked }) => isMarked).length) as [
    number,
    number,
  ];
  console.log(
    `recall ${percent(found, scams.length)} (${found} of ${scams.length}), false marks ${percent(marked, rest.length)} (${marked} of ${rest.length})`,
  );
}

export const authorsOf = (rows: readonly Labelled[]): string[] => [...new Set(rows.map(({ author }) => author))].sort();
