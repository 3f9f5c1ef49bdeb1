import type { EditField, ListingCategory } from '#shared/enums.ts';
import { type Answer, type Answers, isBlank } from '#shared/answers.ts';
import { FIELDS, type Field } from '#features/listings/rules/fields/index.ts';

/** The fields an owner changes together on the listing's own page. */
export function editFields(edit: EditField, category: ListingCategory): readonly Field[] {
  return [...FIELDS.values()].filter((field) => field.edit === edit && field.categories.includes(category));
}

/** Whether two answers say the same; all blanks do. */
export const isSameAnswer = (a: Answer | undefined, b: Answer | undefined): boolean =>
  isBlank(a) ? isBlank(b) : JSON.stringify(a) === JSON.stringify(b);

/** What differs among the given fields; `null` takes back an answer that was emptied. */
export function editChanges(fields: readonly Field[], before: Answers, after: Answers): Answers {
  const changed = fields.filter(({ id }) => !isSameAnswer(before[id], after[id]));
  return Object.fromEntries(changed.map(({ id }) => [id, isBlank(after[id]) ? null : (after[id] as Answer)]));
}
