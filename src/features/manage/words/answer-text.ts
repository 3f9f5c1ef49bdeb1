import { type Answer, type Answers, isBlank, isConditionAnswer } from '#shared/answers.ts';
import { formatHours } from '#features/listings/rules/brief.ts';
import { dayHoursOf } from '#features/listings/rules/day-hours.ts';
import { factText } from '#features/listings/rules/facts.ts';
import type { Field } from '#features/listings/rules/fields/index.ts';
import { formatDate } from '#shared/dates.ts';
import { editPage as words } from './edit.ts';

function conditionText(answer: Answer | undefined): string {
  if (!isConditionAnswer(answer) || isBlank(answer)) return words.unanswered;
  const said = answer.value === null ? '' : answer.value ? words.yes : words.no;
  return [said, answer.comment].filter(Boolean).join('. ');
}

const dayText = (answer: Answer): string =>
  dayHoursOf(answer)
    .map((entry) => {
      const day = formatDate(entry.day, { now: new Date(`${entry.day}T12:00:00Z`), timeZone: 'UTC' });
      return `${day}, ${formatHours(entry)}`;
    })
    .join('; ');

/** What was answered, as its owner reads it. */
export function answerText(field: Field, answers: Answers): string {
  const answer = answers[field.id];
  if (field.kind === 'condition-item') return conditionText(answer);
  if (field.kind === 'consent') return answer === true ? words.yes : words.no;
  if (answer === undefined || isBlank(answer)) return words.unanswered;
  return field.kind === 'days' ? dayText(answer) : factText(field, answer, answers);
}
