import { fail, ok, type Result } from './result.ts';

/** The lowest (Holtsville, NY) and highest (Ketchikan, AK) ZIP codes the US Postal Service has given out. */
const LOWEST = '00501';
const HIGHEST = '99950';

/** Reads a ZIP or ZIP+4 (`32801`, `32801-1234`, `328011234`) and keeps the first five digits. */
export function parseZip(text: unknown): Result<string> {
  const typed = String(typeof text === 'string' ? text : '')
    .normalize('NFKC')
    .trim();
  if (typed === '') return fail('Enter a ZIP code.');
  if (typed.length > 20 || !/^\d+(?:\s*[-–]\s*\d*|\s+\d+)?$/.test(typed)) {
    return fail('Enter a 5-digit ZIP code, like 32801.');
  }
  const digits = typed.replace(/\D/g, '');
  if (digits.length !== 5 && digits.length !== 9) {
    return fail(`A ZIP code is five digits. This one has ${digits.length}.`);
  }
  const zip = digits.slice(0, 5);
  return zip < LOWEST || zip > HIGHEST ? fail('We couldn’t find that ZIP code. Check the digits.') : ok(zip);
}
