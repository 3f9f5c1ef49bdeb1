import { parseNewPassword } from '#domain/password.ts';
import { fill } from '#domain/text.ts';
import { passwordFaults } from '#messages/en/account.ts';
import { refused } from '../errors.ts';

/** A password good enough to be set, or a refusal that names the field. */
export function checkNewPassword(typed: unknown, email: string): string {
  const password = parseNewPassword(typed, email);
  if (password.ok) return password.value;
  const { code, ...values } = password.reason;
  const message = fill(passwordFaults[code], values);
  throw refused(message, `password_${code.replaceAll('-', '_')}`, [{ field: 'password', message }]);
}
