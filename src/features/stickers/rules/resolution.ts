import type { ListingOrigin, ListingStatus } from '#shared/enums.ts';
import { isGone, isSold, isUp } from '#features/listings/rules/status.ts';
import { type CodeColumns, codeState } from '#features/sticker-codes/rules/sticker-state.ts';

/** What somebody who scans meets: the code's own state together with that of what it leads to. */
export const SCAN_STATES = [
  'UNKNOWN',
  'BLANK',
  'CLAIMED',
  'PENDING',
  'LINKED',
  'RESERVED',
  'SOLD',
  'ARCHIVED',
  'RETIRED',
  'EXTERNAL',
  'HYBRID',
] as const;
export type ScanState = (typeof SCAN_STATES)[number];

/** Who scans: not signed in; signed in with nothing to sell; the code's owner; somebody else who sells. */
export const SCAN_VIEWERS = ['VISITOR', 'BUYER', 'OWNER', 'SELLER'] as const;
export type ScanViewer = (typeof SCAN_VIEWERS)[number];

/** Specification 4: the outcome of resolving a short code. */
export const SCAN_RESULTS = ['SUCCESS', 'EMPTY_SELECT', 'EMPTY_WELCOME', 'ERROR'] as const;
type ScanResult = (typeof SCAN_RESULTS)[number];

/** What can be done next on the page that a scan leads to. Every page offers at least one. */
export const SCAN_STEPS = [
  'ask',
  'watchPrice',
  'similar',
  'openListing',
  'makeListing',
  'linkListing',
  'linkOutside',
  'signIn',
  'leave',
  'scanAgain',
  'find',
  'finishDraft',
  'move',
  'restore',
] as const;
type ScanStep = (typeof SCAN_STEPS)[number];

const SCAN_PAGES = ['listing', 'leave', 'welcome', 'select', 'active', 'invalid', 'used', 'sold'] as const;
export type ScanPage = (typeof SCAN_PAGES)[number];

/** How the page answers: the number is the server's to know. */
type ScanAnswer = 'ok' | 'forbidden' | 'missing' | 'gone';

export type Landing = {
  readonly result: ScanResult;
  readonly page: ScanPage;
  readonly answer: ScanAnswer;
  readonly next: readonly ScanStep[];
};

export type LinkedListing = {
  readonly status: ListingStatus;
  readonly origin: ListingOrigin;
  readonly externalUrl: string | null;
};

/** The state that a scan meets. A code nobody knows has no columns. */
export function scanState(code: CodeColumns | null, listing: LinkedListing | null): ScanState {
  if (!code) return 'UNKNOWN';
  const own = codeState(code);
  if (own !== 'LINKED') return own;
  // Its listing was deleted: the owner still has the code.
  if (!listing) return code.externalUrl === null ? 'CLAIMED' : 'EXTERNAL';
  if (isSold(listing.status)) return 'SOLD';
  if (isGone(listing.status)) return 'ARCHIVED';
  if (!isUp(listing.status)) return 'PENDING';
  if (code.externalUrl !== null || listing.externalUrl !== null || listing.origin !== 'INTERNAL') return 'HYBRID';
  return listing.status === 'RESERVED' ? 'RESERVED' : 'LINKED';
}

const success = (page: 'listing' | 'leave', ...next: ScanStep[]): Landing => ({
  result: 'SUCCESS',
  page,
  answer: 'ok',
  next,
});
const refuse = (page: ScanPage, answer: ScanAnswer, ...next: ScanStep[]): Landing => ({
  result: 'ERROR',
  page,
  answer,
  next,
});

const LISTING = success('listing', 'ask', 'watchPrice', 'similar');
const USED = refuse('used', 'forbidden', 'scanAgain', 'find');
const INVALID = refuse('invalid', 'missing', 'scanAgain', 'find');
const SELECT: Landing = {
  result: 'EMPTY_SELECT',
  page: 'select',
  answer: 'ok',
  next: ['linkListing', 'makeListing', 'linkOutside'],
};
const WELCOME: Landing = {
  result: 'EMPTY_WELCOME',
  page: 'welcome',
  answer: 'ok',
  next: ['makeListing', 'linkOutside'],
};
const WELCOME_VISITOR: Landing = { ...WELCOME, next: ['makeListing', 'linkListing', 'signIn', 'linkOutside'] };
const ACTIVE: Landing = { ...SELECT, page: 'active', next: ['finishDraft', 'move'] };

type Row = Readonly<Record<ScanViewer, Landing>>;
const everybody = (landing: Landing): Row => ({ VISITOR: landing, BUYER: landing, OWNER: landing, SELLER: landing });

/**
 * Where each state leads each viewer (specification 4, product notes on stickers). There is no dead end: every cell has a
 * page, an answer and something to do next. Only to a code's owner does a page say what it holds.
 */
const TABLE: Readonly<Record<ScanState, Row>> = {
  UNKNOWN: everybody(INVALID),
  BLANK: { VISITOR: WELCOME_VISITOR, BUYER: WELCOME, OWNER: SELECT, SELLER: SELECT },
  CLAIMED: { ...everybody(USED), OWNER: SELECT },
  PENDING: { ...everybody(USED), OWNER: ACTIVE },
  LINKED: everybody(LISTING),
  RESERVED: everybody(LISTING),
  HYBRID: everybody({ ...LISTING, next: [...LISTING.next, 'leave'] }),
  EXTERNAL: everybody(success('leave', 'leave', 'find')),
  SOLD: {
    ...everybody(refuse('sold', 'gone', 'similar', 'openListing', 'find')),
    OWNER: refuse('sold', 'gone', 'move', 'openListing', 'similar'),
  },
  ARCHIVED: {
    ...everybody(refuse('used', 'gone', 'scanAgain', 'find')),
    OWNER: { ...ACTIVE, next: ['move', 'openListing'] },
  },
  RETIRED: {
    ...everybody(refuse('invalid', 'gone', 'scanAgain', 'find')),
    OWNER: { ...ACTIVE, next: ['restore', 'scanAgain'] },
  },
};

/** Where a scan leads. `hasListings` decides between the two empty states for the owner of a code that is not linked. */
export function landingOf(state: ScanState, viewer: ScanViewer, hasListings = viewer === 'SELLER'): Landing {
  const landing = TABLE[state][viewer];
  return landing.page === 'select' && !hasListings ? WELCOME : landing;
}

/** Whether everybody lands on the same page, so that who scans needs not be asked. */
export const isSameForAll = (state: ScanState): boolean => SAME.has(state);

const SAME: ReadonlySet<ScanState> = new Set(
  SCAN_STATES.filter((state) => new Set(Object.values(TABLE[state]).map(({ page }) => page)).size === 1),
);
