import { describe, expect, it } from 'vitest';
import { type AddressComponent, addressLines, formatAddress, obfuscateAddress } from '#shared/address.ts';

const component = (type: string, long_name: string, short_name = long_name): AddressComponent => ({
  types: [type, 'political'],
  long_name,
  short_name,
});

/** An address the way the geocoder answers, in no useful order. */
function address(country: [long: string, short: string], parts: Record<string, string>): AddressComponent[] {
  return [component('country', ...country), ...Object.entries(parts).map(([type, name]) => component(type, name))];
}

const pine = [
  component('postal_code', '32801'),
  component('country', 'United States', 'US'),
  component('administrative_area_level_1', 'Florida', 'FL'),
  component('locality', 'Orlando'),
  component('route', 'East Pine Street', 'E Pine St'),
  component('street_number', '301'),
];

describe('an address', () => {
  it('in the US has the number first and the state before the ZIP', () => {
    expect(addressLines(pine)).toEqual(['301 E Pine St', 'Orlando, FL 32801']);
    expect(formatAddress(pine)).toBe('301 E Pine St, Orlando, FL 32801');
  });

  it.each([
    [
      ['Canada', 'CA'],
      {
        street_number: '100',
        route: 'Queen St W',
        locality: 'Toronto',
        administrative_area_level_1: 'ON',
        postal_code: 'M5H 2N2',
      },
      '100 Queen St W, Toronto, ON M5H 2N2',
    ],
    [
      ['Estonia', 'EE'],
      { street_number: '7', route: 'Narva maantee', locality: 'Tallinn', postal_code: '10117' },
      'Narva maantee 7, 10117 Tallinn',
    ],
    [
      ['Czechia', 'CZ'],
      { street_number: '12', route: 'Vodičkova', locality: 'Praha', postal_code: '110 00' },
      'Vodičkova 12, 110 00 Praha',
    ],
    [['United States', 'us'], { locality: 'Orlando', administrative_area_level_1: 'FL' }, 'Orlando, FL'],
    [['United States', 'US'], { route: 'Main St' }, 'Main St'],
    [['Estonia', 'EE'], { locality: 'Tallinn' }, 'Tallinn'],
    [['United States', 'US'], {}, 'Address data is not available.'],
  ] as [[string, string], Record<string, string>, string][])(
    'in %j with %j reads as people there write it',
    (country, parts, text) => {
      expect(formatAddress(address(country, parts))).toBe(text);
    },
  );

  it.each([[[]], [null], [undefined]])('without components (%j) is not available', (components) => {
    expect(formatAddress(components)).toBe('Address data is not available.');
    expect(obfuscateAddress(components)).toBe('Address data is not available.');
  });

  it.each([
    [address(['Germany', 'DE'], { locality: 'Berlin' })],
    [[component('locality', 'Orlando')]],
    [address(['Nowhere', '__proto__'], {})],
  ])('in another country is refused', (components) => {
    expect(() => formatAddress(components)).toThrow(new Error('Unsupported country code'));
  });

  it('can be told without the street, in any country', () => {
    expect(obfuscateAddress(pine)).toBe('32801, United States');
    expect(obfuscateAddress(address(['Germany', 'DE'], { postal_code: '10115', route: 'Secret Street' }))).toBe(
      '10115, Germany',
    );
    expect(obfuscateAddress(address(['Panama', 'PA'], {}))).toBe('Panama');
  });
});
