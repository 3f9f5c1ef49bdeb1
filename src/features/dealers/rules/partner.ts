import { formatPhone } from '#shared/phone.ts';
import { closestWidth, type PublicPhoto, photoUrl } from '#features/photos/rules/photos.ts';
import { DAY_LABELS, type OpeningHours, WEEKDAYS } from './opening-hours.ts';

/** A dealership as anyone may see it. It chose to show every one of these. */
export type PublicPartner = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly logo: PublicPhoto | null;
  /** E.164. */
  readonly phone: string;
  readonly website: string | null;
  readonly about: string;
  readonly hours: OpeningHours;
  readonly storeCode: string;
  /** Things for sale. */
  readonly stock: number;
};

export const dealerPath = (slug: string): string => `/dealers/${slug}`;
export const feedPath = (slug: string): string => `/dealers/${slug}/feed.csv`;

/** "1200 Colonial Dr, Orlando, FL 32801" */
export const addressLine = (partner: Pick<PublicPartner, 'address' | 'city' | 'state' | 'postcode'>): string =>
  `${partner.address}, ${partner.city}, ${partner.state} ${partner.postcode}`;

const schemaDay = (day: (typeof WEEKDAYS)[number]) => `https://schema.org/${DAY_LABELS[day]}`;

/** Days with the same hours stand in one entry. */
function openingHours(hours: OpeningHours): object[] {
  const byTimes = new Map<string, string[]>();
  for (const day of WEEKDAYS) {
    const own = hours[day];
    if (!own) continue;
    const key = `${own.opens}|${own.closes}`;
    byTimes.set(key, [...(byTimes.get(key) ?? []), schemaDay(day)]);
  }
  return [...byTimes].map(([key, dayOfWeek]) => {
    const [opens, closes] = key.split('|');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}

/** What a logo is drawn from when a page says nothing of its size: pixels. */
const LOGO_WIDTH = 640;

/** Address of the logo as one picture that every program reads; null without one. */
export const logoPath = ({ logo }: Pick<PublicPartner, 'logo'>): string | null =>
  logo && photoUrl(logo, closestWidth(logo, LOGO_WIDTH), 'jpg');

/** The schema.org description of a dealership's page. What it does not say is left out. */
export function dealerJsonLd(partner: PublicPartner, origin: string): object {
  const hours = openingHours(partner.hours);
  const { latitude, longitude } = partner;
  const path = logoPath(partner);
  const logo = path && new URL(path, origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    name: partner.name,
    url: new URL(dealerPath(partner.slug), origin).href,
    ...(logo ? { logo, image: logo } : {}),
    telephone: formatPhone(partner.phone),
    address: {
      '@type': 'PostalAddress',
      streetAddress: partner.address,
      addressLocality: partner.city,
      addressRegion: partner.state,
      postalCode: partner.postcode,
      addressCountry: 'US',
    },
    ...(latitude !== null && longitude !== null ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } } : {}),
    ...(hours.length > 0 ? { openingHoursSpecification: hours } : {}),
    ...(partner.website ? { sameAs: partner.website } : {}),
    ...(partner.about ? { description: partner.about } : {}),
  };
}
