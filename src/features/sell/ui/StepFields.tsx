import { useStore } from '@nanostores/react';
import { isBlank } from '#shared/answers.ts';
import { doubtsOf } from '#features/listings/rules/doubts.ts';
import { checkAnswer } from '#features/listings/rules/check.ts';
import type { Field } from '#features/listings/rules/fields/index.ts';
import { askedFields, type Step } from '../rules/index.ts';
import { $answers, $shown, setAnswers, showFaults } from '../browser/draft.ts';
import { AnswerFields } from './AnswerFields.tsx';

/** The questions of a step. Faults show once the person has left the field, or tried to go on. */
export function StepFields({ step }: { step: Step }) {
  const answers = useStore($answers);
  const shown = useStore($shown);
  const doubts = doubtsOf(answers, new Date().getFullYear());
  const errorOf = (field: Field) => {
    const checked = checkAnswer(field, answers[field.id]);
    return shown.has(field.id) && !checked.ok ? checked.message : null;
  };
  return (
    <AnswerFields
      fields={askedFields(step, answers)}
      answers={answers}
      asked
      errorOf={errorOf}
      doubtOf={({ id }) => doubts.find(({ field }) => field === id)?.question ?? null}
      onChange={setAnswers}
      onLeave={(id) => !isBlank($answers.get()[id]) && showFaults([id])}
    />
  );
}
