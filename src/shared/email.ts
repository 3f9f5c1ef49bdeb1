import { fail, ok, type Result } from './result.ts';

/** RFC 5321: a path holds at most 254 characters of address, the part before the @ at most 64. */
const MAX_EMAIL = 254;
const MAX_LOCAL = 64;
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Reads an e-mail address: trimmed, in lower case, ASCII, with a real domain name. Quoted local parts, comments, address
 * literals and anything that could break out of a mail header are refused: nobody here has one, attackers do.
 */
export function parseEmail(text: unknown): Result<string> {
  const typed = (typeof text === 'string' ? text : '').trim();
  if (typed === '') return fail('Enter an email address.');
  if (typed.length > MAX_EMAIL) return fail(`An email address has at most ${MAX_EMAIL} characters.`);
  if (/[^\x21-\x7e]|[",;:<>()[\]\\]/.test(typed)) {
    return fail('An email address can’t have spaces, quotes, brackets, or accents.');
  }
  const parts = typed.toLowerCase().split('@');
  const [local, domain] = parts;
  if (parts.length !== 2 || !local || !domain) return fail('Enter an email address like name@example.com.');
  if (local.length > MAX_LOCAL || !LOCAL.test(local)) return fail('Check the part before the @.');
  return isDomainName(domain) ? ok(`${local}@${domain}`) : fail('Check the part after the @.');
}

/** `jo.smith@example.com` → `j•••@example.com`. */
export function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*@/, '$1•••@');
}

function isDomainName(domain: string): boolean {
  const labels = domain.split('.');
  const top = labels.at(-1) ?? '';
  return labels.length >= 2 && labels.every((label) => LABEL.test(label)) && /^(?:[a-z]{2,}|xn--.+)$/.test(top);
}
