import type { Answer, Answers } from '#shared/answers.ts';
import type { Field, Option } from '#features/listings/rules/fields/index.ts';

/** What every input receives. `onLeave` is called when the person is done with it for now. */
export type InputProps = {
  readonly field: Field;
  /** Of the control in the page. */
  readonly id: string;
  readonly value: Answer | undefined;
  readonly answers: Answers;
  readonly error: string | null;
  /** The step's heading asks already; the label is for screen readers only. */
  readonly solo?: boolean;
  readonly onChange: (value: Answer) => void;
  /** For an answer that takes others along. */
  readonly onChanges: (changes: Answers) => void;
  readonly onLeave: () => void;
};

export const asText = (value: Answer | undefined): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

export const asNumber = (value: Answer | undefined): number | null => (typeof value === 'number' ? value : null);

/** What an input passes on to its frame. */
export const frameOf = ({ field, error, solo }: InputProps) => ({
  label: field.label,
  hint: field.hint,
  error,
  optional: !field.required && !field.preset,
  hideLabel: solo ?? false,
});

/** An option as a choice or a tile shows it. */
export const noted = ({ value, label, hint }: Option) => ({ value, label, ...(hint ? { note: hint } : {}) });
