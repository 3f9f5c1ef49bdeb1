/** One part of an address, as Google's geocoder names them. */
export interface AddressComponent {
  types: readonly string[];
  long_name: string;
  short_name: string;
}

const UNSUPPORTED_COUNTRY = 'Unsupported country code';
const NO_ADDRESS = 'Address data is not available.';

interface AddressParts {
  street: string;
  number: string;
  city: string;
  /** Short: `FL`. */
  region: string;
  postcode: string;
}

type AddressFormat = (parts: AddressParts) => string[];

const numberFirst: AddressFormat = ({ number, street, city, region, postcode }) => [
  words(number, street),
  commas(city, words(region, postcode)),
];
const numberLast: AddressFormat = ({ number, street, city, postcode }) => [
  words(street, number),
  words(postcode, city),
];

const FORMATS: ReadonlyMap<string, AddressFormat> = new Map([
  ['US', numberFirst],
  ['CA', numberFirst],
  ['EE', numberLast],
  ['CZ', numberLast],
]);

/**
 * The lines of an address: `301 E Pine St` / `Orlando, FL 32801`; `Narva maantee 7` / `10117 Tallinn`. Empty without
 * components. Throws 'Unsupported country code' for countries other than US, CA, EE and CZ.
 */
export function addressLines(components: readonly AddressComponent[] | null | undefined): string[] {
  if (!components || components.length === 0) return [];
  const format = FORMATS.get(part(components, 'country', 'short_name').toUpperCase());
  if (!format) throw new Error(UNSUPPORTED_COUNTRY);
  return format(toParts(components)).filter((line) => line !== '');
}

/** The address on one line, or 'Address data is not available.'; throws like `addressLines`. */
export function formatAddress(components: readonly AddressComponent[] | null | undefined): string {
  return addressLines(components).join(', ') || NO_ADDRESS;
}

/** What strangers may know, for any country: `32801, United States`. */
export function obfuscateAddress(components: readonly AddressComponent[] | null | undefined): string {
  if (!components || components.length === 0) return NO_ADDRESS;
  return commas(part(components, 'postal_code', 'long_name'), part(components, 'country', 'long_name')) || NO_ADDRESS;
}

function toParts(components: readonly AddressComponent[]): AddressParts {
  return {
    street: part(components, 'route', 'short_name'),
    number: part(components, 'street_number', 'long_name'),
    city: part(components, 'locality', 'long_name'),
    region: part(components, 'administrative_area_level_1', 'short_name'),
    postcode: part(components, 'postal_code', 'long_name'),
  };
}

function part(components: readonly AddressComponent[], type: string, length: 'long_name' | 'short_name'): string {
  return components.find((component) => component.types.includes(type))?.[length].trim() ?? '';
}

const words = (...parts: string[]) => parts.filter((one) => one !== '').join(' ');
const commas = (...parts: string[]) => parts.filter((one) => one !== '').join(', ');
