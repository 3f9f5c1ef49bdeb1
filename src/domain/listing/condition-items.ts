import { CONDITION_ITEMS, type ConditionItem, type ConditionItems, isBad, suggestGrade } from '#domain/condition.ts';
import { GRADE_LABELS } from '#domain/labels.ts';
import { type Answers, isConditionAnswer } from './answers.ts';

/** The engine is two things to a seller: what it is (`engine`) and how it runs (`engineHealth`). */
const FIELD_OF: Readonly<Partial<Record<ConditionItem, string>>> = { engine: 'engineHealth' };

export const conditionFieldOf = (item: ConditionItem): string => FIELD_OF[item] ?? item;

/** Whether an answer to this field speaks against the vehicle. */
export function speaksAgainst(field: string, value: boolean | null): boolean {
  const item = CONDITION_ITEMS.find((candidate) => conditionFieldOf(candidate) === field);
  return item !== undefined && isBad(item, value);
}

/** The ten answers of a draft or of public details, in the specification's names. */
export function conditionItemsOf(answers: Answers): ConditionItems {
  const items = CONDITION_ITEMS.map((item) => {
    const answer = answers[conditionFieldOf(item)];
    return [item, isConditionAnswer(answer) ? answer : { value: null, comment: '' }];
  });
  return Object.fromEntries(items) as ConditionItems;
}

/** The grade that the answers so far speak for, and which of them cost something; null while nothing was answered. */
export function suggestedGrade(answers: Answers): { value: string; label: string; because: readonly string[] } | null {
  const { grade, reasons } = suggestGrade(conditionItemsOf(answers));
  return (
    grade && {
      value: grade,
      label: GRADE_LABELS[grade],
      because: reasons.map((reason) => conditionFieldOf(reason.item)),
    }
  );
}
