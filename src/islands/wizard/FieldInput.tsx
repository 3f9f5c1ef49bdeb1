import type { Answer, Answers } from '#domain/listing/answers.ts';
import { checkAnswer } from '#domain/listing/check.ts';
import type { Field } from '#domain/listing/fields/index.ts';
import { INPUTS } from './inputs/index.ts';
import { Suggestion } from './Suggestion.tsx';

type Props = {
  field: Field;
  answers: Answers;
  /** Whether a fault of this field may be shown yet. */
  shown: boolean;
  /** What the server said about this field, if anything. */
  refusal?: string | undefined;
  onChange: (value: Answer) => void;
  onLeave: () => void;
};

/** One field of any set of answers: its input, its fault, and what other answers suggest. */
export function FieldInput({ field, answers, shown, refusal, onChange, onLeave }: Props) {
  const value = answers[field.id];
  const checked = checkAnswer(field, value);
  const Input = INPUTS[field.kind];
  return (
    <>
      <Input
        field={field}
        value={value}
        answers={answers}
        error={refusal ?? (shown && !checked.ok ? checked.message : null)}
        onChange={onChange}
        onLeave={onLeave}
      />
      {field.suggest && <Suggestion field={field} answers={answers} onUse={onChange} />}
    </>
  );
}
