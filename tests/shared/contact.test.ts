import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskEmail, parseEmail } from '#shared/email.ts';
import { formatPhone, maskPhone, parsePhone } from '#shared/phone.ts';
import { parseZip } from '#shared/zip.ts';
import { HOSTILE } from '../support/hostile.ts';

describe('a phone number', () => {
  it.each([
    '(407) 555-1234',
    '407-555-1234',
    '407.555.1234',
    '4075551234',
    '14075551234',
    '+14075551234',
    '+1 (407) 555-1234',
    '1-407-555-1234',
    ' 407 – 555 – 1234 ',
    '407/555-1234',
    '４０７５５５１２３４',
  ])('spelled %s is read', (text) => expect(parsePhone(text)).toEqual({ ok: true, value: '+14075551234' }));

  it.each([
    ['', 'Enter a phone number.'],
    ['555-1234', 'A US phone number has 10 digits. This one has 7.'],
    ['40755512345', 'A US phone number has 10 digits. This one has 11.'],
    ['407-555-1234 x12', 'Remove the extension.'],
    ['407-555-1234 ext. 12', 'Remove the extension.'],
    ['1-800-FLOWERS', 'Use digits only, like (407) 555-1234.'],
    ['+44 20 7946 0958', 'Enter a US number. This one has another country code.'],
    ['+372 5123 4567', 'Enter a US number. This one has another country code.'],
    ['107-555-1234', '107 is not an area code. Check the first three digits.'],
    ['911-555-1234', '911 is not an area code. Check the first three digits.'],
    ['290-555-1234', '290 is not an area code. Check the first three digits.'],
    ['407-155-1234', 'No US number has 155 after the area code. Check the digits.'],
    ['407-911-1234', 'No US number has 911 after the area code. Check the digits.'],
  ])('%j is refused: %s', (text, reason) => expect(parsePhone(text)).toEqual({ ok: false, reason }));

  it.each(HOSTILE)('of hostile input %# is refused with a sentence', (input) => {
    expect(parsePhone(input)).toMatchObject({ ok: false, reason: expect.stringMatching(/\.$/) });
  });

  it('is shown in full or with its last four digits', () => {
    expect(formatPhone('+14075551234')).toBe('(407) 555-1234');
    expect(maskPhone('+14075551234')).toBe('(•••) •••-1234');
    expect(maskPhone('nonsense 4075551234')).toBe('(•••) •••-••••');
    expect(formatPhone('n/a')).toBe('n/a');
    expect(formatPhone('+140755512345')).toBe('+140755512345');
  });

  it('reads back what it writes', () => {
    const number = fc.tuple(
      fc.integer({ min: 212, max: 989 }),
      fc.integer({ min: 200, max: 999 }),
      fc.integer({ min: 1000, max: 9999 }),
    );
    fc.assert(
      fc.property(number, (parts) => {
        const read = parsePhone(parts.join(''));
        if (read.ok) expect(parsePhone(formatPhone(read.value))).toEqual(read);
      }),
    );
  });
});

describe('a ZIP code', () => {
  it.each([
    ['32801', '32801'],
    [' 32801 ', '32801'],
    ['32801-1234', '32801'],
    ['32801 - 1234', '32801'],
    ['328011234', '32801'],
    ['32801 1234', '32801'],
    ['32801-', '32801'],
    ['00501', '00501'],
    ['99950', '99950'],
    ['３２８０１', '32801'],
  ])('%j is %s', (text, zip) => expect(parseZip(text)).toEqual({ ok: true, value: zip }));

  it.each([
    ['', 'Enter a ZIP code.'],
    ['3280', 'A ZIP code is five digits. This one has 4.'],
    ['328011', 'A ZIP code is five digits. This one has 6.'],
    ['32801-12', 'A ZIP code is five digits. This one has 7.'],
    ['M5H 2N2', 'Enter a 5-digit ZIP code, like 32801.'],
    ['-32801', 'Enter a 5-digit ZIP code, like 32801.'],
    ['00000', 'We couldn’t find that ZIP code. Check the digits.'],
    ['00500', 'We couldn’t find that ZIP code. Check the digits.'],
    ['99951', 'We couldn’t find that ZIP code. Check the digits.'],
    ['99999', 'We couldn’t find that ZIP code. Check the digits.'],
  ])('%j is refused: %s', (text, reason) => expect(parseZip(text)).toEqual({ ok: false, reason }));

  it.each(HOSTILE)('of hostile input %# is refused with a sentence', (input) => {
    expect(parseZip(input)).toMatchObject({ ok: false, reason: expect.stringMatching(/\.$/) });
  });

  it('does not take a number for one, since leading zeros would be lost', () => {
    expect(parseZip(501).ok).toBe(false);
  });
});

describe('an e-mail address', () => {
  it.each([
    ['jo@example.com', 'jo@example.com'],
    ['  Jo.Smith+cars@Mail.Example.CO ', 'jo.smith+cars@mail.example.co'],
    ["o'brien@example.com", "o'brien@example.com"],
    ['jo@xn--bcher-kva.xn--p1ai', 'jo@xn--bcher-kva.xn--p1ai'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('%s is read', (text, email) => expect(parseEmail(text)).toEqual({ ok: true, value: email }));

  it.each([
    '"jo smith"@example.com',
    '"jo"@example.com',
    'jo@example.com\r\nBcc: all@example.com',
    'jo@example.com%0d%0aBcc:x',
    'jo@example.com,other@example.com',
    'Jo <jo@example.com>',
    'jo(comment)@example.com',
    'jo@[127.0.0.1]',
    'jo@127.0.0.1',
    'jo@localhost',
    'jo',
    'jo@@example.com',
    'jo@example@com',
    '@example.com',
    'jo@',
    '.jo@example.com',
    'jo.@example.com',
    'j..o@example.com',
    'jo@-example.com',
    'jo@example-.com',
    'jo@example..com',
    'jo@.com',
    'jo@example.c',
    'jo@example.com.',
    'jö@example.com',
    'jo@exämple.com',
    'jo\u0000@example.com',
    'jo@exa mple.com',
    `${'a'.repeat(65)}@example.com`,
    `jo@${'a'.repeat(64)}.com`,
    `jo@${'a.'.repeat(130)}com`,
  ])('%j is refused', (text) => {
    expect(parseEmail(text)).toMatchObject({ ok: false, reason: expect.stringMatching(/\.$/) });
  });

  it('may be 254 characters long and no more', () => {
    const address = (length: number) => `jo@${'a.'.repeat(100)}${'b'.repeat(length - 203 - 4)}.com`;
    expect(address(254)).toHaveLength(254);
    expect(parseEmail(address(254)).ok).toBe(true);
    expect(parseEmail(address(255)).ok).toBe(false);
  });

  it.each(HOSTILE)('of hostile input %# is refused with a sentence', (input) => {
    expect(parseEmail(input)).toMatchObject({ ok: false, reason: expect.stringMatching(/\.$/) });
  });

  it('that was read can stand in a mail header as it is, and is read the same again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.emailAddress(),
          fc.string(),
          fc.string().map((text) => `${text}@example.com`),
        ),
        (text) => {
          const read = parseEmail(text);
          if (!read.ok) return;
          expect(read.value).toMatch(/^[\x21-\x7e]+$/);
          expect(read.value).not.toMatch(/[",;:<>()[\]\\]/);
          expect(parseEmail(read.value)).toEqual(read);
        },
      ),
    );
  });

  it('can be hidden but for its first letter', () =>
    expect(maskEmail('jo.smith@example.com')).toBe('j•••@example.com'));
});
