import type { StepFaults } from '../../rules/index.ts';
import { fill } from '#shared/text.ts';
import { profile as words } from '../../browser/words.ts';
import { Notice } from '#ui/Notice.tsx';
import { useWalk } from '../walk-context.ts';

/** What is still missing, each a way back to its step. */
export function MissingSteps({ missing }: { missing: readonly StepFaults[] }) {
  const { goTo } = useWalk();
  if (missing.length === 0) return null;
  return (
    <Notice kind="warn" title={words.missingTitle}>
      <ul>
        {missing.map((step) => (
          <li key={step.step}>
            <button type="button" className="link min-h-9" onClick={() => goTo(step.step)}>
              {fill(words.missingStep, { title: step.title, count: step.faults.length })}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
