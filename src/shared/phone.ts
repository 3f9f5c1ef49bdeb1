import { fail, ok, type Result } from './result.ts';

const MAX_TEXT = 40;

/** Reads a US phone number in any usual spelling and returns it as `+14075551234`. Rules: North American Numbering Plan. */
export function parsePhone(text: unknown): Result<string> {
  const typed = String(typeof text === 'string' ? text : '')
    .normalize('NFKC')
    .trim();
  if (typed === '') return fail('Enter a phone number.');
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const fault = spellingFault(typed) ?? digitsFault(digits);
  return fault ? fail(fault) : ok(`+1${digits}`);
}

/** `+14075551234` → `(407) 555-1234`. Anything else comes back as it is. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}

/** `+14075551234` → `(•••) •••-1234`, for places where the owner only has to recognize it. */
export function maskPhone(phone: string): string {
  return `(•••) •••-${/^\+1\d{10}$/.test(phone) ? phone.slice(-4) : '••••'}`;
}

function spellingFault(typed: string): string | null {
  if (typed.length > MAX_TEXT) return 'That’s too long for a phone number.';
  if (/\d\s*(?:x|ext\.?|extension|#)\s*\d+$/i.test(typed)) return 'Remove the extension.';
  if (/[^\d\s+().\-–/]/.test(typed)) return 'Use digits only, like (407) 555-1234.';
  const foreign = /^\(?\+/.test(typed) && !/^\(?\+\s*1(?:\D|\d{10}$)/.test(typed);
  return foreign ? 'Enter a US number. This one has another country code.' : null;
}

function digitsFault(digits: string): string | null {
  if (digits.length !== 10) return `A US phone number has 10 digits. This one has ${digits.length}.`;
  const area = digits.slice(0, 3);
  const exchange = digits.slice(3, 6);
  // 0 and 1 cannot begin an area code or an exchange; N11 are service numbers; N9X is kept for growth.
  if (!/^[2-9](?!11)[0-8]\d$/.test(area)) return `${area} is not an area code. Check the first three digits.`;
  return /^[2-9](?!11)\d\d$/.test(exchange)
    ? null
    : `No US number has ${exchange} after the area code. Check the digits.`;
}
