import type { EvaluationAnswer } from '#features/vehicles/contracts/services.ts';
import { fill } from '#shared/text.ts';
import { valuationStep as words } from '../../browser/words.ts';

type Estimate = Extract<EvaluationAnswer, { kind: 'estimate' }>;
const day = (iso: string) =>
  new Date(iso).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });

/** When and by what it was made, how long it is good, and the means to check that nobody changed it. */
export function Certificate({ estimate }: { estimate: Estimate }) {
  const { asOf, goodUntil, modelVersion, certificate } = estimate;
  return (
    <div className="stack text-sm">
      <p className="soft">{fill(words.goodUntil, { made: day(asOf), date: day(goodUntil), version: modelVersion })}</p>
      <details>
        <summary>{words.certificate}</summary>
        <p>{words.certificateHow}</p>
        <p className="certificate-text font-mono">{certificate.hash}</p>
        <p className="certificate-text font-mono">{certificate.input}</p>
      </details>
    </div>
  );
}
