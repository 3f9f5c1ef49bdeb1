/** One of the ten questions answered yes, no or not at all, with a note. */
export type ConditionAnswer = { value: boolean | null; comment: string };

/** What a person can have said to one field. A draft may also hold text that is not valid yet, so nothing typed is lost. */
export type Answer = string | number | boolean | null | readonly string[] | ConditionAnswer;

/** Everything said so far, by field id. A missing key is a question not answered. */
export type Answers = Readonly<Record<string, Answer>>;

export const isConditionAnswer = (answer: Answer | undefined): answer is ConditionAnswer =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer) && 'value' in answer;

export const textAnswer = (answers: Answers, id: string): string => {
  const answer = answers[id];
  return typeof answer === 'string' ? answer : '';
};

export const numberAnswer = (answers: Answers, id: string): number | null => {
  const answer = answers[id];
  return typeof answer === 'number' ? answer : null;
};

/** True when there is nothing there: no key, empty text, empty list, or a condition item nobody touched. */
export function isBlank(answer: Answer | undefined): boolean {
  if (answer === undefined || answer === null || answer === '') return true;
  if (Array.isArray(answer)) return answer.length === 0;
  return isConditionAnswer(answer) && answer.value === null && answer.comment === '';
}
