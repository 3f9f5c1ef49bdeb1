import { preview } from '#stores/words/wizard.ts';
import { StepFields } from '../StepFields.tsx';
import { StepForm } from '../StepForm.tsx';
import type { PanelProps } from './index.ts';

/** Year, make and model by hand, for vehicles that no lookup knows. */
export function SearchStep({ step }: PanelProps) {
  return (
    <StepForm step={step}>
      <p className="soft">{preview.byHand}</p>
      <StepFields ids={step.fields} />
    </StepForm>
  );
}
