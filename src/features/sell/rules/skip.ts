import { type Answers, isBlank } from '#shared/answers.ts';
import { isAsked } from '#features/listings/rules/fields/index.ts';
import type { Step } from './types.ts';
import { isComplete, stepFields } from './walk.ts';

/** What this device knows beside the answers. */
export type Known = {
  /** Fields whose answer is the lookup's own, untouched by the person. */
  readonly fields: ReadonlySet<string>;
  /** Photos there and on their way; null while that is not known. */
  readonly photos: number | null;
};

/**
 * Whether a step has nothing left to ask: the lookup answered all of it, or there are too few photos to arrange. What a
 * person answered is never passed over, so that going back finds it.
 */
export function hasNothingToAsk(step: Step, answers: Answers, known: Known): boolean {
  if (step.kind === 'studio') return known.photos !== null && known.photos < 2;
  if (step.kind !== 'form' && step.kind !== 'preview') return false;
  const asked = stepFields(step).filter((field) => isAsked(field, answers));
  const all = asked.every(({ id }) => !isBlank(answers[id]) && known.fields.has(id));
  return all && isComplete(step, answers);
}
