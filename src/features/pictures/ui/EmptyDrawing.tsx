import { type Empty, EMPTIES, INKS } from '../rules/empties.ts';

/** What is missing, on the curb, for islands; EmptyState.astro draws it on pages. */
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
