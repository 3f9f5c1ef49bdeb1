import { useStore } from '@nanostores/react';
import type { EvaluationAnswer } from '#features/vehicles/contracts/services.ts';
import { formatMoney } from '#shared/money.ts';
import { ROUTES } from '#shared/site.ts';
import { fill } from '#shared/text.ts';
import { $valuationChange } from '../../browser/valuation.ts';
import { valuationStep as words } from '../../browser/words.ts';
import { Certificate } from './Certificate.tsx';
import { Channels } from './Channels.tsx';
import { Ledger } from './Ledger.tsx';
import { ValueBand } from './ValueBand.tsx';

/** The figure with everything it stands on. */
export function Estimate({ estimate }: { estimate: Extract<EvaluationAnswer, { kind: 'estimate' }> }) {
  return (
    <div className="stack">
      <div className="stack" aria-live="polite">
        <ValueBand {...estimate} />
        <p className="soft text-sm">
          {estimate.basis.sentence}{' '}
          <a className="link" href={ROUTES.accuracy}>
            {words.accuracy}
          </a>
        </p>
        <Change />
        <Confidence {...estimate.confidence} />
      </div>
      <Channels estimate={estimate} />
      <Ledger start={estimate.start} adjustments={estimate.adjustments} likely={estimate.likely} />
      <Certificate estimate={estimate} />
    </div>
  );
}

/** What the last changed answer did to the figure. */
export function Change() {
  const dollars = useStore($valuationChange);
  if (dollars === 0) return null;
  const amount = formatMoney(Math.abs(dollars) * 100);
  return <p className="soft">{fill(dollars > 0 ? words.changedUp : words.changedDown, { amount })}</p>;
}

type Level = Extract<EvaluationAnswer, { kind: 'estimate' }>['confidence'];
const LOOK = { HIGH: 'badge-go', MEDIUM: 'badge-road', LOW: 'badge-quiet' } as const;

/** How sure the figure is, in a word, and why. */
function Confidence({ level, reason }: Level) {
  const word = { HIGH: words.confidenceHigh, MEDIUM: words.confidenceMedium, LOW: words.confidenceLow }[level];
  return (
    <p>
      <span className={`badge ${LOOK[level]}`}>{word}</span> {reason}
    </p>
  );
}
