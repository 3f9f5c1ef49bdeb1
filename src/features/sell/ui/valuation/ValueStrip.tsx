import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { EvaluationAnswer } from '#features/vehicles/contracts/services.ts';
import { numberAnswer } from '#shared/answers.ts';
import { formatMoney } from '#shared/money.ts';
import { fill } from '#shared/text.ts';
import { type Step, stepsOnPath } from '../../rules/index.ts';
import { $answers, $flow } from '../../browser/draft.ts';
import { $valuation } from '../../browser/valuation.ts';
import { valuationStep as words } from '../../browser/words.ts';
import { Change } from './Estimate.tsx';

const money = (dollars: number) => formatMoney(dollars * 100);

/** The range on the steps behind the valuation, drawn anew with every answer that moves it. */
export function ValueStrip({ step }: { step: Step }) {
  const flow = useStore($flow);
  const answers = useStore($answers);
  const path = stepsOnPath(flow, answers);
  const at = (kind: Step['kind']) => path.findIndex((one) => one.kind === kind);
  const here = path.findIndex(({ slug }) => slug === step.slug);
  const isBehind = at('valuation') >= 0 && here > at('valuation') && here < at('capture');
  return isBehind && numberAnswer(answers, 'mileage') !== null ? <Range /> : null;
}

type Shown = Extract<EvaluationAnswer, { kind: 'estimate' }>;

function Range() {
  const { data } = useStore($valuation);
  const [shown, setShown] = useState<Shown | null>(null);
  // What was known stays until the next figure is there, so that nothing on the page jumps.
  useEffect(() => {
    if (data) setShown(data.kind === 'estimate' ? data : null);
  }, [data]);
  if (!shown) return null;
  return (
    <section className="value-strip" aria-label={words.stripLabel} aria-live="polite">
      <span className="soft text-sm">{words.stripLabel}</span>
      <strong className="figure">{fill(words.strip, { low: money(shown.low), high: money(shown.high) })}</strong>
      <Change />
    </section>
  );
}
