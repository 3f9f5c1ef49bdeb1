import { type Empty, EMPTIES } from '../rules/empties.ts';

const INKS = {
  face: { fill: 'var(--sheet)', stroke: 'var(--ink)' },
  mark: { fill: 'var(--tag)', stroke: 'var(--on-tag)' },
  line: { fill: 'none', stroke: 'var(--ink)' },
  /** On paper and on yellow alike. */
  ink: { fill: 'currentcolor', stroke: 'none' },
  dark: { fill: 'var(--on-tag)', stroke: 'none' },
} as const;

/** What is missing, on the curb. It says nothing that the words below it don't. */
export function EmptyDrawing({ drawn }: { drawn: Empty }) {
  return (
    <svg viewBox="0 0 240 150" aria-hidden="true" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
      <path d="M8 133H232" stroke="var(--edge)" />
      {EMPTIES[drawn].map(([ink, d]) => (
        <path key={d} {...INKS[ink]} d={d} />
      ))}
    </svg>
  );
}
