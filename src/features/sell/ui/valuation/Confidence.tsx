import type { EvaluationAnswer } from '#features/vehicles/contracts/services.ts';
import { valuationStep as words } from '../../browser/words.ts';

type Level = Extract<EvaluationAnswer, { kind: 'estimate' }>['confidence'];
const LOOK = { HIGH: 'badge-go', MEDIUM: 'badge-road', LOW: 'badge-quiet' } as const;

/** How sure the figure is, in a word, and why. */
export function Confidence({ level, reason }: Level) {
  const word = { HIGH: words.confidenceHigh, MEDIUM: words.confidenceMedium, LOW: words.confidenceLow }[level];
  return (
    <p>
      <span className={`badge ${LOOK[level]}`}>{word}</span> {reason}
    </p>
  );
}
