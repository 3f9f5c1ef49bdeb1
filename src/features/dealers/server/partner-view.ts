import type { PartnerView } from '../contracts/partners.ts';
import { readLogo } from '../rules/logo.ts';
import { dealerPath, logoPath, type PublicPartner } from '../rules/partner.ts';
import type * as schema from '../schema.ts';

export type PartnerRow = typeof schema.partners.$inferSelect;

/** Built key by key: a new column stays private until somebody adds it here. */
export function toPublicPartner(row: PartnerRow, stock: number): PublicPartner {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    address: row.address,
    city: row.city,
    state: row.state,
    postcode: row.postcode,
    latitude: row.latitude,
    longitude: row.longitude,
    logo: readLogo(row),
    phone: row.phone,
    website: row.website,
    about: row.about,
    hours: row.hours,
    storeCode: row.storeCode,
    stock,
  };
}

/** The public shape in the words of the API. */
export function toPartnerView(partner: PublicPartner, miles: number | null): PartnerView {
  const { storeCode: _forFeeds, ...rest } = partner;
  return {
    ...rest,
    partner_type: 'DEALERSHIP',
    path: dealerPath(partner.slug),
    country: 'US',
    logo: logoPath(partner),
    miles: miles === null ? null : Math.round(miles * 10) / 10,
  };
}
