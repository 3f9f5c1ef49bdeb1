import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findContacts, removeContacts } from '#features/listings/rules/contact-text/find.ts';

const kinds = (text: string, own: readonly string[] = []) => findContacts(text, own).map(({ kind }) => kind);

describe('a contact in a public text', () => {
  test.each([
    '(407) 555-0123',
    '407-555-0123',
    '407.555.0123',
    '407 555 0123',
    '4075550123',
    '+1 407 555 0123',
    '1-407-555-0123',
    '+14075550123',
    '407 - 555 - 0123',
    '(407)555-0123',
    '(407) 555 01 23',
    '4 0 7 5 5 5 0 1 2 3',
    '4.0.7.5.5.5.0.1.2.3',
    '4-0-7-5-5-5-0-1-2-3',
    '407*555*0123',
    '407/555/0123',
    '4O7-555-O123',
    '４０７-５５５-０１２３',
    '4️⃣0️⃣7️⃣5️⃣5️⃣5️⃣0️⃣1️⃣2️⃣3️⃣',
    'four zero seven five five five zero one two three',
    'four oh seven, triple five, oh one two three',
    'Four-Zero-Seven 555 zero one two three',
    'call 555-0123',
    '2016 Honda, 407-555-0123, clean title',
    'ZIP 32801 407 555 0123',
    'call 40 75 55 01 23',
  ])('is a phone number: %s', (text) => {
    expect(kinds(text)).toEqual(['PHONE']);
    expect(kinds(`Great car. Reach me: ${text} after 5 PM`)).toEqual(['PHONE']);
  });

  test.each([
    'jo@example.com',
    'jo.smith+cars@mail.example.co.uk',
    'jo (at) gmail (dot) com',
    'jo[at]gmail[dot]com',
    'jo at gmail dot com',
    'jo at gmail.com',
    'jo @ gmail.com',
    'jo{at}example{dot}org',
  ])('is an email address: %s', (text) => {
    expect(kinds(`Write to ${text} please`)).toEqual(['EMAIL']);
  });

  test.each([
    'wa.me/14075550123',
    'https://wa.me/14075550123',
    't.me/josmith',
    'm.me/jo.smith',
    'https://www.facebook.com/jo.smith',
    'instagram.com/josmith',
    'discord.gg/abc123',
    'Telegram @josmith',
    'insta: @jo.smith',
    'whatsapp://send?phone=14075550123',
    'tel:+14075550123',
  ])('is a link to another messenger: %s', (text) => {
    expect(kinds(`Ask me on ${text}`)).toEqual(['LINK']);
  });

  test.each([
    'VIN 1HGCM82633A004352, one owner, two keys, three seats',
    '123,456 miles on the odometer; 4,075,550 sold',
    '$12,500 firm, or $4075550123',
    '2016 2018 2020 models also fit',
    'Tires 225/45R17 and 265/70 R17, 33x12.50R15',
    '24 x 36 x 18 in, 1,450 sq ft, 10x12 room',
    'OEM part 5164009620, or part no. 5164009620',
    'P/N 90915-YZZF1 and A407-555-0123',
    'Orlando, FL 32801-4255',
    'F-150, F-250, CX-5, 3-series, 911, 4Runner, Model 3',
    'Hours 8-5, Sat 9-12, Sun 10:00-14:00',
    'Serial number 4075550123',
    'Stock #4075550123',
    'Built 11/22/2016, inspected 2026-11-22',
    '0-60 in 5.5 seconds, 300 hp, 280 lb-ft',
    'Bolt pattern 5x114.3, offset 45, 6.5 ft bed',
    'Sizes 22 24 26 28 30 in stock',
    'UPC 012345678905',
    'Batch of 5550 pieces at 123-456',
    'Meet me at Walmart, look at it at dusk',
    'See more at carlot.com',
    'Bluetooth, Apple CarPlay, WhatsApp on the screen',
    'One hundred two thousand miles, four doors, five seats',
    'GVWR 6,650 lb; 1 800 rpm; 100 000 km',
    'Lot 14, block 3, parcel 407-555-0123',
    'Rent $1,650/mo, deposit $1,650, fee $50',
    'HEX 0x4075550123 and 4075550123a',
  ])('is none of these: %s', (text) => {
    expect(findContacts(text)).toEqual([]);
  });

  test('of a dealership is its own when it is as registered, in any spelling', () => {
    const own = ['+14075550123', 'sales@bobsautos.example', 'https://www.bobsautos.example/', 'facebook.com/bobsautos'];
    expect(kinds('Call (407) 555-0123, or jo@bobsautos.example, facebook.com/bobsautos', own)).toEqual([]);
    expect(kinds('Call my cell 407-555-0199 or jo@gmail.com or facebook.com/jo', own)).toEqual([
      'PHONE',
      'EMAIL',
      'LINK',
    ]);
  });

  test('is taken out whole, and the sentence stays', () => {
    const remove = (text: string) => removeContacts(text, findContacts(text));
    expect(remove('Runs well. Call (407) 555-0123. One owner.')).toBe('Runs well. Call. One owner.');
    expect(remove('Text 407-555-0123 or jo@example.com, thanks')).toBe('Text or, thanks');
    expect(remove('Clean\nwa.me/14075550123\nTitle')).toBe('Clean\n\nTitle');
  });

  const digits = (length: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });
  const number = fc
    .tuple(fc.integer({ min: 2, max: 9 }), digits(2), fc.integer({ min: 2, max: 9 }), digits(6))
    .map(([a, b, c, d]) => [a, ...b, c, ...d].join(''));

  test('is found with any usual gaps, and is gone after it was taken out', () => {
    const gap = fc.constantFrom('', ' ', '-', '.', ' - ', '/', ') ');
    fc.assert(
      fc.property(number, gap, gap, fc.constantFrom('', '+1 ', '1-', '1 '), (ten, one, two, code) => {
        const text = `Very clean. ${code}${ten.slice(0, 3)}${one}${ten.slice(3, 6)}${two}${ten.slice(6)} Thanks.`;
        const found = findContacts(text);
        return found.length === 1 && findContacts(removeContacts(text, found)).length === 0;
      }),
    );
  });

  test('is not seen in mileages, prices, ZIP codes with four more, years or tire sizes', () => {
    const whole = (min: number, max: number) => fc.integer({ min, max });
    const harmless = fc.oneof(
      whole(0, 999_999).map((n) => `${n.toLocaleString('en-US')} miles`),
      whole(1, 99_999_999).map((n) => `$${n.toLocaleString('en-US')}`),
      fc.tuple(whole(10_000, 99_999), whole(1000, 9999)).map(([zip, four]) => `FL ${zip}-${four}`),
      whole(1950, 2027).map((year) => `${year} model`),
      fc.tuple(whole(145, 355), whole(30, 85), whole(13, 24)).map(([w, a, r]) => `${w}/${a}R${r}`),
      fc.tuple(whole(1, 12), whole(1, 12)).map(([from, to]) => `${from}-${to}`),
    );
    fc.assert(
      fc.property(
        fc.array(harmless, { minLength: 1, maxLength: 6 }),
        (parts) => findContacts(parts.join(', ')).length === 0,
      ),
    );
  });

  test('is looked for in a time that grows with the text', () => {
    for (const hostile of [
      '1 '.repeat(10_000),
      'a@'.repeat(10_000),
      '(407) '.repeat(3_000),
      'one '.repeat(5_000),
      '1-'.repeat(10_000),
    ])
      expect(Array.isArray(findContacts(hostile))).toBe(true);
  }, 20_000);
});
