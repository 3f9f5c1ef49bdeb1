import type { PublicPhoto } from '#features/photos/rules/photos.ts';
import type { FoundListing } from '#features/search/rules/result.ts';
import type { DealMark } from '#features/valuation/rules/steps.ts';
import type { Currency, LeaseTerm, ListingStatus } from '#shared/enums.ts';
import type { HistoryEntry, PublicListing } from '../rules/public.ts';

export type { PublicPhoto as Photo } from '#features/photos/rules/photos.ts';

/** A drawing that stands in for a missing photo: a name of pictures/rules/silhouettes and a hex colour. */
export type Drawn = { kind: string; color?: string };

/** `mark` decides the badge's colour and shape; the word says it in full. */
export type Deal = { word: string; reason: string; mark: DealMark };

/** Something else for sale that a price is held against; `carriedCents` is its price at this one's year and mileage. */
export type Alike = {
  title: string;
  path: string;
  place: string;
  priceCents: number;
  carriedCents: number;
  mileage: number | null;
  why: string;
};

/** Which of a listing's stickers was scanned, by six characters of its code, and where else the thing is shown. */
export type Scan = { fingerprint: string | null; outside: { host: string; href: string } | null };

/** What the pages of all categories show. */
export type ListingPageProps = {
  listing: PublicListing;
  history: HistoryEntry[];
  similar: readonly FoundListing[];
  tags: string[];
  now: Date;
  scan: Scan;
};

/** What a listing card shows. `place` is coarse ("Orlando, FL"). */
export type ListingCard = {
  /** With it the card has a heart. */
  id?: string;
  href: string;
  title: string;
  priceCents: number | null;
  currency: Currency;
  /** A garage sale has none. */
  hasPrice?: boolean;
  /** Of what is let. Its price is a month's. */
  lease?: LeaseTerm | undefined;
  /** The day of a sale, on a tag in the place of a price. */
  day?: string | undefined;
  /** "72,400 mi", "3 bd · 2 ba", "Sat, Nov 21, 8 am – 2 pm". */
  brief?: string;
  /** A home's figures, said before its title. */
  facts?: string;
  /** When an open house is. */
  when?: string;
  /** What is asked of a vehicle next: "1 owner · Clean title · Private seller". */
  asked?: string;
  /** Vehicles can be compared with each other. */
  comparable?: boolean;
  place: string;
  /** Latitude and longitude of its ZIP code: "28.5399,-81.3727". */
  at?: string | undefined;
  /** "12 mi" */
  distance?: string | undefined;
  /** "Listed 3 days ago" */
  listed?: string | undefined;
  photo: PublicPhoto | null;
  silhouette: Drawn;
  status: ListingStatus;
  deal?: Deal;
};

export type Seller = {
  name: string;
  kind: 'private' | 'dealer';
  since?: string;
  emailConfirmed?: boolean;
  listings?: number;
  href?: string;
  logo?: PublicPhoto;
};

/** `note`: when the street is told, where it is not shown yet. `area`: the middle of its ZIP code, for the map. */
export type Place = {
  label: string;
  coarse: boolean;
  note?: string;
  directionsHref?: string;
  area?: { spot: { lat: number; lng: number }; town: string };
};
