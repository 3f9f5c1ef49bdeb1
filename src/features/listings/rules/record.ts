import { isConditionAnswer, numberAnswer, type Answers } from '#shared/answers.ts';

/** What buyers rely on besides the price, and what the record therefore keeps: each as one short text. */
const FACT_KINDS = ['MILEAGE', 'HOURS', 'TITLE', 'DAMAGE'] as const;
type FactKind = (typeof FACT_KINDS)[number];
export type RecordKind = 'PRICE' | 'STATUS' | FactKind;

export type RecordLine = { readonly kind: RecordKind; readonly before: string | null; readonly after: string };

/** Stands in the record where the seller took an answer back. */
export const UNSAID = 'UNSAID';
export const NO_DAMAGE = 'NONE';

function titleOf({ cleanTitle }: Answers): string {
  const value = isConditionAnswer(cleanTitle) ? cleanTitle.value : null;
  return value === null ? UNSAID : value ? 'CLEAN' : 'NOT_CLEAN';
}

const damageOf = ({ damage }: Answers): string =>
  Array.isArray(damage) && damage.length > 0 ? [...damage].sort().join(',') : NO_DAMAGE;

const amountOf = (answers: Answers, id: string): string => String(numberAnswer(answers, id) ?? UNSAID);

const READ: Readonly<Record<FactKind, (answers: Answers) => string>> = {
  MILEAGE: (answers) => amountOf(answers, 'mileage'),
  HOURS: (answers) => amountOf(answers, 'engineHours'),
  TITLE: titleOf,
  DAMAGE: damageOf,
};

/** The lines that a change of facts leaves. Both sides are public facts of one listing, in their stored form. */
export const factLines = (before: Answers, after: Answers): RecordLine[] =>
  FACT_KINDS.map((kind) => ({ kind, before: READ[kind](before), after: READ[kind](after) })).filter(
    (line) => line.before !== line.after,
  );
