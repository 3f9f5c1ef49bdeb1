import { useStore } from '@nanostores/react';
import { $valuation } from '../../browser/valuation.ts';
import { valuationStep as words } from '../../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StepFields } from '../StepFields.tsx';
import { StepForm } from '../StepForm.tsx';
import { AskDealers } from '../valuation/AskDealers.tsx';
import { Comparables } from '../valuation/Comparables.tsx';
import { Estimate } from '../valuation/Estimate.tsx';
import { FollowValue } from '../valuation/FollowValue.tsx';
import type { PanelProps } from './types.ts';

function Valuation() {
  const { data, error, loading } = useStore($valuation);
  if (data?.kind === 'estimate')
    return (
      <>
        <Estimate estimate={data} />
        <Comparables list={data.comparables} />
        <FollowValue />
      </>
    );
  if (data?.kind === 'none') {
    return (
      <>
        <Notice kind="info" title={words.none} live>
          <p>{data.message}</p>
          <p>{words.noneNext}</p>
        </Notice>
        <Comparables list={data.comparables} />
      </>
    );
  }
  if (loading) return <Skeleton label={words.loading} shape="band" />;
  return (
    <Notice kind="warn" live>
      <p>{error?.message || words.failed}</p>
      <Button look="secondary" size="sm" onClick={() => $valuation.revalidate()}>
        {words.retry}
      </Button>
    </Notice>
  );
}

/** The value as a range with its reasons, and what to do with it. One may go on without an answer. */
export function ValuationStep({ step }: PanelProps) {
  return (
    <StepForm step={step}>
      <Valuation />
      <StepFields step={step} />
      <AskDealers />
    </StepForm>
  );
}
