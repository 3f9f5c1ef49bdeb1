import type { ListingCategory, ListingStatus } from '#shared/enums.ts';
import type { NextStep } from '#features/sell/rules/index.ts';
import type { PublicPhoto } from '#features/photos/rules/photos.ts';
import type { Answers } from '#shared/answers.ts';
import type { Price } from './price.ts';

/** A listing as its owner's list shows it. */
export type OwnListing = {
  readonly id: string;
  readonly uniqueId: string;
  readonly category: ListingCategory;
  readonly status: ListingStatus;
  readonly title: string;
  readonly price: Price | null;
  /** Its page; null while there is none. */
  readonly path: string | null;
  readonly updatedAt: string;
  /** Whose clocks its days are told by. */
  readonly timeZone: string;
  /** When it comes down by itself; null while no time runs. */
  readonly expiresAt: string | null;
  /** It has been public, so that it can be archived but no longer deleted. */
  readonly wasPublic: boolean;
  readonly cover: PublicPhoto | null;
  /** What a drawing in place of the cover is drawn from. */
  readonly answers: Answers;
  /** Where to go on; null for everything but drafts. */
  readonly next: NextStep | null;
};
