import { parseNewPassword } from '../rules/password.ts';
import { refused } from '#platform/errors.ts';

/** A password good enough to be set, or a refusal that names the field. */
export function checkNewPassword(typed: unknown, email: string): string {
  const password = parseNewPassword(typed, email);
  if (password.ok) return password.value;
  throw refused(password.reason, 'weak_password', [{ field: 'password', message: password.reason }]);
}
