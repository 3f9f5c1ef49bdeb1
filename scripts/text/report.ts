import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { authorsOf, type Judged } from './labelled.ts';

type Read = Judged & {
  /** Whether the model names the kind that its author gave it. */
  readonly isNamed: boolean;
};

type Report = {
  readonly path: string;
  readonly title: string;
  readonly positive: string;
  readonly data: string;
  readonly judged: readonly Read[];
  /** Parts of the whole that have a line of their own. */
  readonly among: readonly (readonly [name: string, belongs: (row: Judged) => boolean])[];
};

export const isSpanish = ({ kind }: Judged): boolean => kind.endsWith('/es');

const share = (rows: readonly Judged[]): string => {
  const marked = rows.filter(({ isMarked }) => isMarked).length;
  return rows.length === 0 ? '–' : `${((100 * marked) / rows.length).toFixed(1)} % (${marked} of ${rows.length})`;
};

/** Figures by author and kind, each text judged by a model that has read nothing of its author. */
export function writeReport({ path, title, positive, data, judged, among }: Report): void {
  const isFound = ({ label }: Judged) => label === positive;
  const line = (name: string, rows: readonly Judged[]) =>
    `| ${name} | ${share(rows.filter(isFound))} | ${share(rows.filter((row) => !isFound(row)))} |`;
  const caught = judged.filter((row) => isFound(row) && row.isMarked);
  const named = caught.filter(({ isNamed }) => isNamed);
  const kinds = [...new Set(judged.map(({ kind }) => kind.replace(/[/:].*$/, '')))].sort();
  const lines = [
    `# ${title}: figures by author and kind`,
    '',
    `Written by the training command, never by hand. Every text was judged by a model that was trained without its`,
    `author; thresholds come from the same scores. Data: ${data}, sha256 ${hashOf(data)}.`,
    '',
    '| Author | Found | False marks |',
    '|---|---|---|',
    ...authorsOf(judged).map((author) =>
      line(
        author,
        judged.filter((row) => row.author === author),
      ),
    ),
    line('all', judged),
    ...among.map(([name, belongs]) => line(name, judged.filter(belongs))),
    '',
    `Of what was found, the model names the kind as its author did in ${((100 * named.length) / caught.length).toFixed(1)} %.`,
    '',
    '| Kind | Found | False marks |',
    '|---|---|---|',
    ...kinds.map((kind) =>
      line(
        kind,
        judged.filter((row) => row.kind.replace(/[/:].*$/, '') === kind),
      ),
    ),
    '',
  ];
  writeFileSync(path, lines.join('\n'));
  console.log(lines.slice(5, 8 + authorsOf(judged).length + among.length).join('\n'));
}

const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
