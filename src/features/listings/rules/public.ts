import type { DealView } from '#features/valuation/rules/view.ts';
import type { AccountType, ListingCategory, ListingOrigin, ListingStatus } from '#shared/enums.ts';
import type { PublicPhoto } from '#features/photos/rules/photos.ts';
import type { Answer } from '#shared/answers.ts';
import type { Price } from './price.ts';
import type { StreetTold } from './street.ts';
import type { RecordKind } from './record.ts';

/** Where it is, as coarse as everybody may know. Coordinates are the ZIP's, never the street's. */
type PublicPlace = {
  readonly postcode: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

export type PublicSeller = {
  /** First name and initial: "Maria G." */
  readonly name: string;
  readonly type: AccountType;
  readonly since: string;
  /** The page of a dealership; null for everybody else, and for one that is not shown. */
  readonly path: string | null;
  /** A dealership's, where it has one. */
  readonly logo?: PublicPhoto;
  /** What a dealership adds to every price, in cents; null where it has not said so. */
  readonly fees?: { readonly docCents: number | null; readonly otherCents: number };
};

export type HistoryEntry = {
  readonly kind: RecordKind;
  readonly before: string | null;
  readonly after: string;
  readonly at: string;
};

/** A listing as anyone may see it. Times are ISO 8601 in UTC, money is integer cents. */
export type PublicListing = {
  readonly id: string;
  readonly uniqueId: string;
  readonly category: ListingCategory;
  readonly status: ListingStatus;
  readonly origin: ListingOrigin;
  readonly externalUrl: string | null;
  readonly title: string;
  readonly slug: string;
  /** Canonical path of its page. */
  readonly path: string;
  readonly description: string;
  readonly price: Price | null;
  readonly place: PublicPlace;
  readonly vehicleType: string | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly year: number | null;
  readonly mileage: number | null;
  /** First opening and last closing of garage sales and open houses; null for what has no days. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** The garage sale that an item belongs to. */
  readonly saleId: string | null;
  readonly details: Readonly<Record<string, Answer>>;
  /** Of a sale or an open house: when its street is told to whom. */
  readonly streetTold?: StreetTold | null;
  readonly photos: readonly PublicPhoto[];
  /** What stands in for missing photos, where something honest can be drawn. */
  readonly drawing: PublicPhoto | null;
  readonly seller: PublicSeller | null;
  /** The badge of its price or why there is none; null where prices are not rated. */
  readonly deal: DealView | null;
  readonly publishedAt: string | null;
  readonly updatedAt: string;
};
