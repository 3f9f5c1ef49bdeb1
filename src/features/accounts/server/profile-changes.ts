import type { UpdateUserBody } from '../contracts/users.ts';
import { parsePhone } from '#shared/phone.ts';
import { parseZip } from '#shared/zip.ts';
import { account } from '../words/account.ts';
import { type FieldFault, refused } from '#platform/errors.ts';
import type { UserRow } from './find-or-create-user.ts';

type Typed = Omit<UpdateUserBody, 'email' | 'settings'>;

/** What was typed, as columns. Refuses a phone number or ZIP code that cannot be right, field by field. */
export function toProfileColumns({ fullname, contact_method, phone, postcode, type }: Typed): Partial<UserRow> {
  const number = phone ? parsePhone(phone) : null;
  const zip = postcode ? parseZip(postcode) : null;
  const wrong: FieldFault[] = [];
  if (number && !number.ok) wrong.push({ field: 'phone', message: number.reason });
  if (zip && !zip.ok) wrong.push({ field: 'postcode', message: zip.reason });
  if (wrong.length > 0) throw refused(account.badProfile, 'wrong_profile', wrong);
  return {
    ...(fullname !== undefined && { fullName: fullname }),
    ...(contact_method !== undefined && { contactMethod: contact_method }),
    ...(type !== undefined && { type }),
    ...(phone !== undefined && { phone: number?.ok ? number.value : null }),
    ...(postcode !== undefined && { postcode: zip?.ok ? zip.value : null }),
  };
}
