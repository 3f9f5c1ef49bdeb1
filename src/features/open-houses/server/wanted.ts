import type { ListingStatus } from '#shared/enums.ts';
import { numberAnswer, textAnswer } from '#shared/answers.ts';
import { dayHoursOf, type Opening, openingsOf, visitsOf, zoneOf } from '#features/listings/rules/day-hours.ts';
import { isUp } from '#features/listings/rules/status.ts';
import type * as schema from '#features/schema.ts';

/** What the times of a listing follow from. */
export type Hosted = Pick<
  typeof schema.listings.$inferSelect,
  | 'id'
  | 'ownerId'
  | 'title'
  | 'slug'
  | 'category'
  | 'status'
  | 'answers'
  | 'details'
  | 'city'
  | 'region'
  | 'postcode'
  | 'latitude'
  | 'longitude'
  | 'startsAt'
  | 'version'
  | 'updatedAt'
>;

export type WantedOpening = Opening & { readonly places: number | null };

/** Whether anybody may come at all: taken down and sold, nobody may. */
export const receives = (status: ListingStatus): boolean => isUp(status);

/** The times that the listing's public facts ask for. Only open houses take reservations. */
export function wantedOpenings(row: Hosted): WantedOpening[] {
  const { details } = row;
  const openings = openingsOf(dayHoursOf(details.days), zoneOf(row));
  const minutes = row.category === 'PROPERTY_OPEN' ? Number(textAnswer(details, 'visitMinutes')) || 0 : 0;
  const places = minutes > 0 ? (numberAnswer(details, 'visitPlaces') ?? 1) : null;
  return visitsOf(openings, minutes).map((opening) => ({ ...opening, places }));
}
