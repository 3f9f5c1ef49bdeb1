import { preview } from '../../browser/words.ts';
import { StepFields } from '../StepFields.tsx';
import { StepForm } from '../StepForm.tsx';
import type { PanelProps } from './types.ts';

/** Each answer narrows the next one's list. */
const ORDER = ['make', 'makeCustom', 'model', 'year'];
const place = (id: string) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);

/** Make, model and year by hand, for vehicles that no lookup knows. */
export function SearchStep({ step }: PanelProps) {
  return (
    <StepForm step={step}>
      <p className="soft">{preview.byHand}</p>
      <StepFields step={{ ...step, fields: [...step.fields].sort((a, b) => place(a) - place(b)) }} />
    </StepForm>
  );
}
