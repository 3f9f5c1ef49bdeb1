import { useStore } from '@nanostores/react';
import { isBlank } from '#domain/listing/answers.ts';
import { fieldById, isAsked } from '#domain/listing/fields/index.ts';
import { $answers, $shown, setAnswer, showFaults } from '#stores/draft.ts';
import { FieldInput } from './FieldInput.tsx';

/**
 * The questions of a step that are asked for this draft. Faults show once the person has left a field, or tried to go
 * on.
 */
export function StepFields({ ids }: { ids: readonly string[] }) {
  const answers = useStore($answers);
  const shown = useStore($shown);
  const fields = ids.map(fieldById).filter((field) => isAsked(field, answers));
  return fields.map((field) => (
    <FieldInput
      key={field.id}
      field={field}
      answers={answers}
      shown={shown.has(field.id)}
      onChange={(value) => setAnswer(field.id, value)}
      onLeave={() => !isBlank($answers.get()[field.id]) && showFaults([field.id])}
    />
  ));
}
