import { toQueryString } from '#shared/query-string.ts';
import { type Answers, textAnswer } from '#shared/answers.ts';

type Placed = {
  readonly place: { readonly city: string | null; readonly region: string | null; readonly postcode: string | null };
  readonly details: Answers;
};

/** "420 E Church St, Orlando, FL 32801"; without the street where it is not public. */
export function placeLine({ place: { city, region, postcode }, details }: Placed): string {
  const town = [city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [textAnswer(details, 'street'), town].filter(Boolean).join(', ');
}

/** The way to an address, in the maps of a phone or a browser. */
export const directionsTo = (address: string): string =>
  `https://www.google.com/maps/dir/?${toQueryString({ api: 1, destination: address })}`;
