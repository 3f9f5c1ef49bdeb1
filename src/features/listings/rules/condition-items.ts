import {
  CONDITION_ITEMS,
  type ConditionItem,
  type ConditionItems,
  HEALTH_ITEMS,
  isBad,
  suggestGrade,
} from './condition.ts';
import { GRADE_LABELS } from '#shared/labels.ts';
import { type Answers, isConditionAnswer } from '#shared/answers.ts';
import { hasEngine, hasWheels, isA } from './fields/vehicle-gates.ts';

/** The engine is two things to a seller: what it is (`engine`) and how it runs (`engineHealth`). */
const FIELD_OF: Readonly<Partial<Record<ConditionItem, string>>> = { engine: 'engineHealth' };

const conditionFieldOf = (item: ConditionItem): string => FIELD_OF[item] ?? item;

/** Where a no is no flaw. */
const NEUTRAL: ReadonlySet<string> = new Set(['homeUpdated', 'debt']);

/** Whether an answer to this field speaks against what is sold. Beside the ten, a no does. */
export function speaksAgainst(field: string, value: boolean | null): boolean {
  const item = CONDITION_ITEMS.find((candidate) => conditionFieldOf(candidate) === field);
  return item === undefined ? value === false && !NEUTRAL.has(field) : isBad(item, value);
}

/** The ten answers of a draft or of public details, in the specification's names. */
function conditionItemsOf(answers: Answers): ConditionItems {
  const items = CONDITION_ITEMS.map((item) => {
    const answer = answers[conditionFieldOf(item)];
    return [item, isConditionAnswer(answer) ? answer : { value: null, comment: '' }];
  });
  return Object.fromEntries(items) as ConditionItems;
}

const hasClimate = isA('CARS', 'RVS');
/** Health questions that only some kinds of vehicles are asked. */
const ASKED: Readonly<Partial<Record<ConditionItem, (answers: Answers) => boolean>>> = {
  engine: hasEngine,
  suspension: hasWheels,
  ac: hasClimate,
  brakes: hasWheels,
  tires: hasWheels,
};

/** What is not asked cannot be wrong: a boat without an air conditioner is not the worse for it. */
function asked(items: ConditionItems, answers: Answers): ConditionItems {
  const spared = HEALTH_ITEMS.filter((item) => !(ASKED[item]?.(answers) ?? true));
  const fine = { value: true, comment: '' };
  return { ...items, ...Object.fromEntries(spared.map((item) => [item, fine])) };
}

const isSaid = ({ value }: { value: boolean | null }): boolean => value !== null;

/** The grade that the answers so far speak for, and which of them cost something; null while nothing was answered. */
export function suggestedGrade(answers: Answers): { value: string; label: string; because: readonly string[] } | null {
  const items = conditionItemsOf(answers);
  if (!Object.values(items).some(isSaid)) return null;
  const { grade, reasons } = suggestGrade(asked(items, answers));
  return (
    grade && {
      value: grade,
      label: GRADE_LABELS[grade],
      because: reasons.map((reason) => conditionFieldOf(reason.item)),
    }
  );
}
