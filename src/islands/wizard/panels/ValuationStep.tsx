import { useStore } from '@nanostores/react';
import { fill } from '#domain/text.ts';
import { $valuation } from '#stores/valuation.ts';
import { valuationStep as words } from '#stores/words/wizard.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { StepForm } from '../StepForm.tsx';
import { ValueBand } from '../valuation/ValueBand.tsx';
import type { PanelProps } from './index.ts';

const day = (iso: string) => new Date(iso).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });

function Estimate() {
  const { data, error, loading } = useStore($valuation);
  if (data?.kind === 'estimate') {
    return (
      <div className="stack" aria-live="polite">
        <ValueBand low={data.low} likely={data.likely} high={data.high} />
        <p>
          <strong>{data.roughness}</strong> {data.confidence.reason}
        </p>
        <p className="soft text-sm">
          {fill(words.goodUntil, { date: day(data.goodUntil), version: data.modelVersion })}
        </p>
      </div>
    );
  }
  if (data?.kind === 'none') {
    return (
      <Notice kind="info" title={words.none} live>
        <p>{data.message}</p>
        <p>{words.noneNext}</p>
      </Notice>
    );
  }
  if (loading) return <Spinner label={words.loading} visible />;
  return (
    <Notice kind="warn" live>
      <p>{error?.message || words.failed}</p>
      <Button look="secondary" size="sm" onClick={() => $valuation.revalidate()}>
        {words.retry}
      </Button>
    </Notice>
  );
}

/** The value as a range with its reasons. It asks nothing, and one may go on without it. */
export function ValuationStep({ step }: PanelProps) {
  return (
    <StepForm step={step}>
      <Estimate />
    </StepForm>
  );
}
