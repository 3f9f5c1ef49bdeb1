import type { ListingStatus, SaleOutcome } from '#shared/enums.ts';

/** What an owner can do with a listing, in the order it is offered. */
export const OWNER_ACTIONS = [
  'reserve',
  'release',
  'sell',
  'relist',
  'hide',
  'show',
  'takeDown',
  'putBack',
  'archive',
  'restore',
] as const;
export type OwnerAction = (typeof OWNER_ACTIONS)[number];

type Row = { readonly from: readonly ListingStatus[]; readonly to: ListingStatus };

/**
 * Each action is one move of `STATUS_MOVES`. Moves that would do two things at once, such as reserving an unlisted
 * listing and thereby listing it, have no action.
 */
const ACTIONS: Readonly<Record<OwnerAction, Row>> = {
  reserve: { from: ['PUBLISHED'], to: 'RESERVED' },
  release: { from: ['RESERVED'], to: 'PUBLISHED' },
  sell: { from: ['PUBLISHED', 'RESERVED', 'PUBLISHED_AND_NOT_LISTED'], to: 'SOLD' },
  relist: { from: ['SOLD'], to: 'PUBLISHED' },
  hide: { from: ['PUBLISHED'], to: 'PUBLISHED_AND_NOT_LISTED' },
  show: { from: ['PUBLISHED_AND_NOT_LISTED'], to: 'PUBLISHED' },
  takeDown: { from: ['PUBLISHED', 'RESERVED', 'PUBLISHED_AND_NOT_LISTED'], to: 'INACTIVE' },
  putBack: { from: ['INACTIVE'], to: 'PUBLISHED' },
  archive: { from: ['PUBLISHED', 'RESERVED', 'PUBLISHED_AND_NOT_LISTED', 'SOLD', 'INACTIVE'], to: 'ARCHIVED' },
  restore: { from: ['ARCHIVED'], to: 'DRAFT' },
};

/** What the owner is offered while the listing has this status. */
export const ownerActions = (status: ListingStatus): readonly OwnerAction[] =>
  OWNER_ACTIONS.filter((action) => ACTIONS[action].from.includes(status));

/** The status that an action leads to. */
export const actionTarget = (action: OwnerAction): ListingStatus => ACTIONS[action].to;

/** Whether the action is offered, or has already been done: a form sent twice succeeds twice. */
export const canAct = (status: ListingStatus, action: OwnerAction): boolean =>
  status === actionTarget(action) || ownerActions(status).includes(action);

export type SaleChange = { status: ListingStatus; sale_outcome: SaleOutcome; sale_price_cents: number | null };

/** How a listing ends by what its owner says: sold, or taken down when nobody bought it. The price is in cents. */
export function saleChange(outcome: SaleOutcome, priceCents: number | null): SaleChange {
  if (outcome === 'NOT_SOLD') return { status: 'INACTIVE', sale_outcome: outcome, sale_price_cents: null };
  return { status: 'SOLD', sale_outcome: outcome, sale_price_cents: priceCents };
}
