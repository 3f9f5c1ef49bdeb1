import type { Answer, Answers } from '#domain/listing/answers.ts';
import { type Field, isAsked } from '#domain/listing/fields/index.ts';
import { INPUTS } from './inputs/index.ts';

type Props = {
  readonly fields: readonly Field[];
  readonly answers: Answers;
  /** The sentence under a field, or null while nothing is to be said. */
  readonly errorOf: (field: Field) => string | null;
  readonly onChange: (id: string, value: Answer) => void;
  readonly onLeave: (id: string) => void;
};

/** The given fields, as far as they are asked for these answers, each with the input of its kind. */
export function AnswerFields({ fields, answers, errorOf, onChange, onLeave }: Props) {
  return fields
    .filter((field) => isAsked(field, answers))
    .map((field) => {
      const Input = INPUTS[field.kind];
      return (
        <Input
          key={field.id}
          field={field}
          value={answers[field.id]}
          answers={answers}
          error={errorOf(field)}
          onChange={(value) => onChange(field.id, value)}
          onLeave={() => onLeave(field.id)}
        />
      );
    });
}
