import type { Answers } from '../rules/answers.ts';
import { type AnswerFault, applyChanges, parseDraftChanges } from '../rules/check.ts';
import { withMonthlyRent } from '../rules/rent-answers.ts';
import { listings as sentences } from '../words/listings.ts';
import type { FieldFault } from '#platform/errors.ts';
import { refused } from '#platform/errors.ts';

/** Faults as the API words them: the field under `answers`, and a sentence. */
export const toFieldFaults = (faults: readonly AnswerFault[]): FieldFault[] =>
  faults.map((fault) => ({ field: `answers.${fault.field}`, message: fault.message }));

/** Answers with the given changes, or a refusal that names every field. Nothing is saved when one of them is wrong. */
export function readChanges({ before, raw }: { before: Answers; raw: Readonly<Record<string, unknown>> }): {
  answers: Answers;
  changed: readonly string[];
} {
  const { changes, faults } = parseDraftChanges(withMonthlyRent(raw as Answers, before));
  if (faults.length > 0) throw refused(sentences.wrongAnswers, 'wrong_answers', toFieldFaults(faults));
  return { answers: applyChanges(withMonthlyRent(before), changes), changed: Object.keys(changes) };
}
