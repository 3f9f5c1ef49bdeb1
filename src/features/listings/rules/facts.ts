import { formatLongDate } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { formatMiles } from '#shared/numbers.ts';
import { type Answer, isConditionAnswer } from '#shared/answers.ts';
import { FACT_GROUPS, type FactGroup, FIELDS, type Field, isAsked, optionsOf } from './fields/index.ts';

export type Fact = { readonly id: string; readonly label: string; readonly text: string };
export type ConditionFact = {
  readonly id: string;
  readonly label: string;
  readonly value: boolean | null;
  readonly comment: string;
};

const labelOf = (field: Field, value: string, details: Readonly<Record<string, Answer>>): string =>
  optionsOf(field, details).find((option) => option.value === value)?.label ?? value;

/** One answer as people read it; empty where there is nothing to say. Days and condition items have shapes of their own. */
export function factText(field: Field, answer: Answer, details: Readonly<Record<string, Answer>>): string {
  if (field.id === 'mileage' && typeof answer === 'number') return formatMiles(answer);
  if (field.id === 'bedrooms' && answer === 0) return 'Studio';
  if (field.kind === 'year') return String(answer);
  if ((field.kind === 'money' || field.kind === 'rent') && typeof answer === 'number') return formatMoney(answer);
  if (field.kind === 'date' && typeof answer === 'string') return formatLongDate(answer);
  if (field.kind === 'consent') return answer === true ? 'Yes' : '';
  if (typeof answer === 'number') return [answer.toLocaleString('en-US'), field.unit].filter(Boolean).join(' ');
  if (Array.isArray(answer)) return answer.map((value: string) => labelOf(field, value, details)).join(', ');
  return typeof answer === 'string' ? labelOf(field, answer, details) : '';
}

const fieldsOf = (group: FactGroup): Field[] => [...FIELDS.values()].filter((field) => field.fact === group);

/** The rows of one group that have something to say. */
export function factsOf(group: FactGroup, details: Readonly<Record<string, Answer>>): Fact[] {
  return fieldsOf(group)
    .filter((field) => field.kind !== 'condition-item' && details[field.id] !== undefined)
    .map((field) => ({
      id: field.id,
      label: field.factLabel ?? field.label,
      text: factText(field, details[field.id] as Answer, details),
    }))
    .filter((fact) => fact.text !== '');
}

/**
 * The yes, no and not-said rows of one group, as far as they are asked of this kind of thing. Not saying is shown too: a
 * buyer should know what to ask.
 */
export function conditionFactsOf(group: FactGroup, details: Readonly<Record<string, Answer>>): ConditionFact[] {
  return fieldsOf(group)
    .filter((field) => field.kind === 'condition-item' && isAsked(field, details))
    .map((field) => {
      const answer = details[field.id];
      const said = isConditionAnswer(answer) ? answer : { value: null, comment: '' };
      return { id: field.id, label: field.label, ...said };
    });
}

export { FACT_GROUPS };
