import type { LookupOutcome } from '#stores/lookup.ts';
import { lookup as words } from '#stores/words/wizard.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

type Props = { outcome: LookupOutcome | null; onUse: () => void; onCorrect: () => void };

/** How the lookup went, with what to do next. A doubtful VIN is questioned, never refused. */
export function Outcome({ outcome, onUse, onCorrect }: Props) {
  if (!outcome || outcome.kind === 'found' || outcome.kind === 'wrong') return null;
  if (outcome.kind !== 'questioned') {
    return (
      <Notice kind="warn" live>
        {outcome.message}
      </Notice>
    );
  }
  return (
    <Notice kind="warn" title={words.question} live>
      {outcome.warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      <div className="row">
        <Button look="ink" size="sm" onClick={onUse}>
          {words.useAnyway}
        </Button>
        <Button look="secondary" size="sm" onClick={onCorrect}>
          {words.correct}
        </Button>
      </div>
    </Notice>
  );
}
