import { useStore } from '@nanostores/react';
import { screenOf, type Step } from '../../rules/index.ts';
import { $answers, $flow } from '../../browser/draft.ts';
import { FairHousing } from '../FairHousing.tsx';
import { FoundVehicle } from '../lookup/FoundVehicle.tsx';
import { PriceHelp } from '../price/PriceHelp.tsx';
import { StepFields } from '../StepFields.tsx';
import { StepForm } from '../StepForm.tsx';
import type { PanelProps } from './types.ts';

/** A screen that only asks: its leading step, and under headings of their own the steps asked with it. */
export function FormStep({ step }: PanelProps) {
  const flow = useStore($flow);
  const answers = useStore($answers);
  const [leader, ...others] = screenOf(flow, answers, step);
  return (
    <StepForm step={step}>
      {flow.id === 'vehicle' && leader.fields.includes('mileage') && <FoundVehicle />}
      <Questions step={leader} />
      {others.map((other) => (
        <section key={other.slug} className="step-part" aria-labelledby={`step-${other.slug}`}>
          <h2 className="title-3" id={`step-${other.slug}`} tabIndex={-1}>
            {other.title}
          </h2>
          <Questions step={other} />
        </section>
      ))}
    </StepForm>
  );
}

function Questions({ step }: { step: Step }) {
  const { id } = useStore($flow);
  const answers = useStore($answers);
  return (
    <>
      <StepFields step={step} />
      {id === 'vehicle' && step.fields.includes('price') && <PriceHelp />}
      {id === 'property' && step.fields.includes('description') && <FairHousing answers={answers} />}
    </>
  );
}
