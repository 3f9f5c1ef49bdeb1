import type { User } from '../contracts/users.ts';
import type { AccountType, ContactMethod } from '#shared/enums.ts';
import type { UserRow } from './find-or-create-user.ts';

/** A row as its own person reads it. */
export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    email_verified: row.emailVerifiedAt !== null,
    has_password: row.passwordHash !== null,
    fullname: row.fullName,
    phone: row.phone,
    type: row.type as AccountType,
    country: row.country,
    language: row.language,
    contact_method: row.contactMethod as ContactMethod,
    postcode: row.postcode,
    settings: row.settings as Record<string, unknown>,
    created_at: row.createdAt.toISOString(),
  };
}
