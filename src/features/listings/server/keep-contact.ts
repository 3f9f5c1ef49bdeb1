import { CONTACT_METHODS } from '#shared/enums.ts';
import { parsePhone } from '#shared/phone.ts';
import { type Answers, textAnswer } from '#shared/answers.ts';
import { isPublic } from '../rules/status.ts';
import { chooseContact } from '#features/accounts/server/index.ts';
import type { Transaction } from '#platform/db/index.ts';
import type { ListingRow } from './access.ts';

type Saved = { readonly tx: Transaction; readonly before: ListingRow; readonly after: ListingRow; readonly now: Date };

const said = (answers: Answers) => `${textAnswer(answers, 'preferredContact')} ${textAnswer(answers, 'phone')}`;

/** Carries “How should we reach you?” over to the account: when a listing is published, and when the answer changes. */
export async function keepContact({ tx, before, after, now }: Saved): Promise<void> {
  const opens = !isPublic(before.status) && isPublic(after.status) && before.publishedAt === null;
  const changed = isPublic(after.status) && said(before.answers) !== said(after.answers);
  const method = CONTACT_METHODS.find((known) => known === textAnswer(after.answers, 'preferredContact'));
  if (!method || !after.ownerId || !(opens || changed)) return;
  const phone = parsePhone(textAnswer(after.answers, 'phone'));
  await chooseContact(tx, { userId: after.ownerId, method, phone: phone.ok ? phone.value : null, now });
}
