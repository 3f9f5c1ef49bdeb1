import { eq } from 'drizzle-orm';
import type { Answers } from '#shared/answers.ts';
import { newPhones } from '../rules/contact-text/public-contacts.ts';
import { isPublic } from '../rules/status.ts';
import type { ListingStatus } from '#shared/enums.ts';
import { listings as sentences } from '../words/listings.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { refused } from '#platform/errors.ts';
import type { ListingRow } from './access.ts';

type Asked = {
  readonly tx: Transaction;
  readonly row: ListingRow;
  readonly ownerId: string | null;
  readonly answers: Answers;
  readonly status: ListingStatus;
  readonly confirmed: boolean;
};

/**
 * A phone number goes into a public text only when its writer says so a second time: it is copied by machines within the
 * hour. What was public before is not asked about again, and a dealership's own number never.
 * @throws refused (`contact_in_text`)
 */
export async function requireKnowingly({ tx, row, ownerId, answers, status, confirmed }: Asked): Promise<void> {
  if (confirmed || !isPublic(status)) return;
  const before = row.publishedAt === null ? {} : row.answers;
  if (newPhones(before, answers).length === 0) return;
  const fields = newPhones(before, answers, await readOwnContacts(tx, ownerId));
  if (fields.length === 0) return;
  const faults = fields.map((field) => ({ field, message: sentences.phoneInText }));
  throw refused(sentences.contactInText, 'contact_in_text', faults);
}

/** What a dealership is registered with; nothing for everybody else. */
async function readOwnContacts(tx: Transaction, ownerId: string | null): Promise<string[]> {
  if (ownerId === null) return [];
  const { partners, users } = schema;
  const [dealer] = await tx
    .select({ phone: partners.phone, website: partners.website, email: users.email })
    .from(partners)
    .innerJoin(users, eq(users.id, partners.userId))
    .where(eq(partners.userId, ownerId));
  return dealer ? [dealer.phone, dealer.website ?? '', dealer.email].filter(Boolean) : [];
}
