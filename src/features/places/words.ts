/** Places and ZIP codes. */
export const geo = {
  zipMalformed: 'Enter a 5-digit ZIP code.',
  zipUnknown: 'We couldn’t find that ZIP code. Check the digits.',
} as const;

/** Maps: whose shapes they are drawn from (docs/decisions/0044-own-map.md). */
export const mapCredit = 'US Census Bureau, Natural Earth';
export const places = { areaMap: 'Map of the area around {town}' } as const;

/** Where the visitor is: in the header, and where that is changed. */
export const near = {
  near: 'Near {city}',
  none: 'Set your location',
  change: 'change',
  away: 'away',
  title: 'Your location',
  lead: 'Listings near you come first, with the distance on each one.',
  zip: 'ZIP code',
  show: 'Show listings near me',
  locate: 'Use my current location',
  locating: 'Finding your ZIP code…',
  forget: 'Forget my location',
  everywhere: 'Show listings everywhere',
  kept: 'We keep the ZIP code in this browser only, until you change it or forget it.',
  denied: 'Your browser didn’t share your location. Enter your ZIP code instead.',
  abroad: 'We couldn’t find a US ZIP code near you. Enter one instead.',
  unreachable: 'We couldn’t connect. Check your connection and try again.',
  close: 'Close',
} as const;
