import { useStore } from '@nanostores/react';
import { $answers, $flow } from '../../browser/draft.ts';
import { FairHousing } from '../FairHousing.tsx';
import { PriceHelp } from '../price/PriceHelp.tsx';
import { StepFields } from '../StepFields.tsx';
import { StepForm } from '../StepForm.tsx';
import type { PanelProps } from './types.ts';

/** A step that only asks. */
export function FormStep({ step }: PanelProps) {
  const { id } = useStore($flow);
  const answers = useStore($answers);
  return (
    <StepForm step={step}>
      <StepFields step={step} />
      {id === 'vehicle' && step.fields.includes('price') && <PriceHelp />}
      {id === 'property' && step.fields.includes('description') && <FairHousing answers={answers} />}
    </StepForm>
  );
}
