import { useStore } from '@nanostores/react';
import { type LookupOutcome, tryAgain } from '../../browser/lookup.ts';
import { $vehicle } from '#platform/browser/slices.ts';
import { lookup as words } from '../../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

type Props = {
  outcome: LookupOutcome | null;
  /** Id of the field that is asked about. */
  field: 'vin' | 'licensePlate';
  onUse: () => void;
  onCorrect: () => void;
};

const tryVin = () => $vehicle.set({ ...$vehicle.get(), lookup: 'INITIAL', view: 'INITIAL' });

/** How the lookup went, with what to do next. A doubtful VIN is questioned, never refused. */
export function Outcome({ outcome, field, onUse, onCorrect }: Props) {
  const { lookup } = useStore($vehicle);
  const checkAgain = () => {
    tryAgain();
    onCorrect();
    document.getElementById(field)?.focus();
  };
  if (lookup === 'RETRY' && !outcome) return <p className="soft">{words.retry}</p>;
  if (!outcome || outcome.kind === 'found' || outcome.kind === 'wrong') return null;
  if (outcome.kind !== 'questioned') {
    return (
      <Notice kind="warn" live>
        <p>{outcome.message}</p>
        {lookup === 'NOT_FOUND' && (
          <div className="row">
            <Button look="ink" size="sm" onClick={checkAgain}>
              {words.checkAgain}
            </Button>
            {field === 'licensePlate' && (
              <Button look="secondary" size="sm" onClick={tryVin}>
                {words.tryVin}
              </Button>
            )}
          </div>
        )}
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
