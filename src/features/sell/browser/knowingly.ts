import { isApiError } from '#platform/api-client/api.ts';

const asked = new Set<string>();
const keyOf = (id: string | null, answers: object): string => `${id} ${JSON.stringify(answers)}`;

/**
 * The server refuses a phone number in a public text once. Whoever presses the same button again with the same words has
 * read why: this goes along with the second try.
 */
export const knowingly = (id: string | null, answers: object): { contacts_confirmed?: true } =>
  asked.has(keyOf(id, answers)) ? { contacts_confirmed: true } : {};

/** Notes that the question was put. Gives whether it was that. */
export function noteAsked(id: string | null, answers: object, error: unknown): boolean {
  const isQuestion = isApiError(error) && error.reason === 'contact_in_text';
  if (isQuestion) asked.add(keyOf(id, answers));
  return isQuestion;
}
