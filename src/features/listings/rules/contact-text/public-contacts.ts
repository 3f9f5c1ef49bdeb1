import { type Answers, isConditionAnswer } from '#shared/answers.ts';
import { type Field, FIELDS } from '../fields/index.ts';
import { findContacts, type OwnContacts } from './find.ts';
import type { FoundContact } from './types.ts';

type FieldContacts = { readonly field: string; readonly found: readonly FoundContact[] };

/** What is typed freely and shown to everybody. */
export const isPublicText = ({ kind, privacy }: Pick<Field, 'kind' | 'privacy'>): boolean =>
  privacy === 'public' && (kind === 'text' || kind === 'long-text');

/** The contacts in the public texts of a listing, by field; fields without any are left out. */
function publicContacts(answers: Answers, own: OwnContacts = []): FieldContacts[] {
  return Object.entries(answers).flatMap(([id, answer]) => {
    const field = FIELDS.get(id);
    if (field?.privacy !== 'public') return [];
    const text = isConditionAnswer(answer) ? answer.comment : isPublicText(field) ? answer : '';
    const found = typeof text === 'string' && text !== '' ? findContacts(text, own) : [];
    return found.length === 0 ? [] : [{ field: id, found }];
  });
}

/** Fields with phone numbers that were not in the same listing’s texts before: what a second confirmation is asked for. */
export function newPhones(before: Answers, after: Answers, own: OwnContacts = []): string[] {
  const phonesOf = (answers: Answers, but: OwnContacts) =>
    publicContacts(answers, but).flatMap(({ field, found }) =>
      found.filter(({ kind }) => kind === 'PHONE').map(({ words }) => ({ field, digits: words.replace(/\W/g, '') })),
    );
  const known = new Set(phonesOf(before, []).map(({ digits }) => digits));
  const fresh = phonesOf(after, own).filter(({ digits }) => !known.has(digits));
  return [...new Set(fresh.map(({ field }) => field))];
}
