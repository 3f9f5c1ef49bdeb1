/** Places and ZIP codes. */
export const geo = {
  zipMalformed: 'Enter a 5-digit ZIP code.',
  zipUnknown: 'We couldn’t find that ZIP code. Check the digits.',
} as const;

/** Maps: whose shapes they are drawn from (docs/decisions/0044-own-map.md). */
export const mapCredit = 'US Census Bureau, Natural Earth';
export const places = { areaMap: 'Map of the area around {town}' } as const;
