import { PriceHelp } from '../price/PriceHelp.tsx';
import { StepFields } from '../StepFields.tsx';
import { StepForm } from '../StepForm.tsx';
import type { PanelProps } from './index.ts';

/** A step that only asks. */
export function FormStep({ step }: PanelProps) {
  return (
    <StepForm step={step}>
      <StepFields ids={step.fields} />
      {step.fields.includes('price') && <PriceHelp />}
    </StepForm>
  );
}
