import { LISTING_STATUSES, type ListingStatus } from '#shared/enums.ts';
import type { OwnerAction } from './owner-actions.ts';
import type { OwnerGroup } from './owner-groups.ts';

type SchemaAvailability = 'InStock' | 'LimitedAvailability' | 'SoldOut';

/**
 * How far a listing is. Only what is up takes questions, offers, viewings and items, and only its time runs; only what is
 * up or sold has a page that everybody may read.
 */
type Stage = 'draft' | 'up' | 'sold' | 'down' | 'archived';

type StatusRecord = {
  readonly stage: Stage;
  /** Shows up in lists, search and the site map. */
  readonly listed: boolean;
  /** Search engines may keep the page. */
  readonly indexed: boolean;
  /** The schema.org word; null where the page carries no markup. Google's list has no `Reserved`. */
  readonly availability: SchemaAvailability | null;
  /** In its owner's words. */
  readonly label: string;
  /** As everybody reads it beside a title. */
  readonly badge: { readonly word: string; readonly kind: 'go' | 'road' | 'stop' | 'quiet' };
  /** Where it stands in its owner's list. */
  readonly group: OwnerGroup;
  /** Where it may go. The specification shows none; these follow the seller's actions. */
  readonly moves: readonly ListingStatus[];
  /** What its owner is offered: each is one of the moves. */
  readonly actions: readonly OwnerAction[];
};

const DRAFT = {
  stage: 'draft',
  listed: false,
  indexed: false,
  availability: null,
  badge: { word: 'Draft', kind: 'quiet' },
  group: 'drafts',
  actions: [],
} as const;
/** A draft, or a request on its way to becoming a listing, can be published, hidden from lists, or put away. */
const BEFORE_PUBLICATION = ['PUBLISHED', 'PUBLISHED_AND_NOT_LISTED', 'ARCHIVED'] as const;
const AFTER_PUBLICATION = ['SOLD', 'INACTIVE', 'ARCHIVED'] as const;

/** Every status and what follows from it. Archived is never the end: it can be taken up again as a draft. */
export const STATUSES: Readonly<Record<ListingStatus, StatusRecord>> = {
  NEW: { ...DRAFT, label: 'New', moves: ['SENT', 'LEAD', 'DRAFT', ...BEFORE_PUBLICATION] },
  SENT: { ...DRAFT, label: 'Sent', moves: ['LEAD', 'DRAFT', ...BEFORE_PUBLICATION] },
  LEAD: { ...DRAFT, label: 'Lead', moves: ['DRAFT', ...BEFORE_PUBLICATION] },
  DRAFT: { ...DRAFT, label: 'Draft', moves: BEFORE_PUBLICATION },
  PUBLISHED: {
    stage: 'up',
    listed: true,
    indexed: true,
    availability: 'InStock',
    label: 'For sale',
    badge: { word: 'For sale', kind: 'go' },
    group: 'forSale',
    moves: ['RESERVED', 'PUBLISHED_AND_NOT_LISTED', ...AFTER_PUBLICATION],
    actions: ['reserve', 'sell', 'hide', 'takeDown', 'archive'],
  },
  RESERVED: {
    stage: 'up',
    listed: true,
    indexed: true,
    availability: 'LimitedAvailability',
    label: 'Pending',
    badge: { word: 'Pending', kind: 'road' },
    group: 'reserved',
    moves: ['PUBLISHED', 'PUBLISHED_AND_NOT_LISTED', ...AFTER_PUBLICATION],
    actions: ['release', 'sell', 'takeDown', 'archive'],
  },
  PUBLISHED_AND_NOT_LISTED: {
    stage: 'up',
    listed: false,
    indexed: false,
    availability: 'InStock',
    label: 'Unlisted',
    badge: { word: 'Unlisted', kind: 'quiet' },
    group: 'forSale',
    moves: ['PUBLISHED', 'RESERVED', ...AFTER_PUBLICATION],
    // Reserving it would list it: two things at once.
    actions: ['sell', 'show', 'takeDown', 'archive'],
  },
  SOLD: {
    stage: 'sold',
    listed: false,
    indexed: true,
    availability: 'SoldOut',
    label: 'Sold',
    badge: { word: 'Sold', kind: 'stop' },
    group: 'sold',
    moves: ['PUBLISHED', 'ARCHIVED'],
    actions: ['relist', 'archive'],
  },
  INACTIVE: {
    stage: 'down',
    listed: false,
    indexed: false,
    availability: null,
    label: 'Taken down',
    badge: { word: 'Inactive', kind: 'quiet' },
    group: 'takenDown',
    moves: ['PUBLISHED', 'PUBLISHED_AND_NOT_LISTED', 'ARCHIVED'],
    actions: ['putBack', 'archive'],
  },
  ARCHIVED: {
    stage: 'archived',
    listed: false,
    indexed: false,
    availability: null,
    label: 'Archived',
    badge: { word: 'Archived', kind: 'quiet' },
    group: 'archived',
    moves: ['DRAFT'],
    actions: ['restore'],
  },
};

/** Whether anyone with the address may read the page. */
export const isPublic = (status: ListingStatus): boolean => isUp(status) || STATUSES[status].stage === 'sold';

/** Whether the listing shows up in lists, search and the site map. */
export const isListed = (status: ListingStatus): boolean => STATUSES[status].listed;

/** Whether search engines may keep the page. */
export const isIndexed = (status: ListingStatus): boolean => STATUSES[status].indexed;

/** Whether it can be had: its page is public and it is not sold. */
export const isUp = (status: ListingStatus): boolean => STATUSES[status].stage === 'up';

/** Whether it was up and cannot be had any more. */
export const isGone = (status: ListingStatus): boolean => !isUp(status) && STATUSES[status].stage !== 'draft';

/** Whether it is done with, until somebody takes it up again. */
export const isFinished = (status: ListingStatus): boolean => isGone(status) && STATUSES[status].stage !== 'down';

/** For sale and free: the usual case, which needs no badge on a card. */
export const isForSale = (status: ListingStatus): boolean => status === 'PUBLISHED';

/** Whether the thing found a buyer. */
export const isSold = (status: ListingStatus): boolean => STATUSES[status].stage === 'sold';

/** The statuses whose page anyone with the address may read. For queries. */
export const PUBLIC_STATUSES: readonly ListingStatus[] = LISTING_STATUSES.filter(isPublic);
/** The statuses that show up in lists, search and the site map. For queries. */
export const LISTED_STATUSES: readonly ListingStatus[] = LISTING_STATUSES.filter(isListed);
/** The statuses in which a listing can be had and its time runs. For queries. */
export const UP_STATUSES: readonly ListingStatus[] = LISTING_STATUSES.filter(isUp);

/** Staying where one is counts as a move that is allowed, so that a repeated request succeeds. */
export function canMove(from: ListingStatus, to: ListingStatus): boolean {
  return from === to || STATUSES[from].moves.includes(to);
}
