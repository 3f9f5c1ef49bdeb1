import type { User } from '../contracts/users.ts';
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
    phone_confirmed: row.phoneConfirmedAt !== null,
    type: row.type,
    country: row.country,
    language: row.language,
    contact_method: row.contactMethod,
    postcode: row.postcode,
    settings: row.settings,
    created_at: row.createdAt.toISOString(),
  };
}
