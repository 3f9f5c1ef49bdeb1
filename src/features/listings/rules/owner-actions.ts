import type { ListingStatus, SaleOutcome } from '#shared/enums.ts';
import { STATUSES } from './status.ts';

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

/** The status that each leads to. Which ones a status offers, its record says. */
const TARGETS: Readonly<Record<OwnerAction, ListingStatus>> = {
  reserve: 'RESERVED',
  release: 'PUBLISHED',
  sell: 'SOLD',
  relist: 'PUBLISHED',
  hide: 'PUBLISHED_AND_NOT_LISTED',
  show: 'PUBLISHED',
  takeDown: 'INACTIVE',
  putBack: 'PUBLISHED',
  archive: 'ARCHIVED',
  restore: 'DRAFT',
};

/** What the owner is offered while the listing has this status. */
export const ownerActions = (status: ListingStatus): readonly OwnerAction[] =>
  OWNER_ACTIONS.filter((action) => STATUSES[status].actions.includes(action));

/** The status that an action leads to. */
export const actionTarget = (action: OwnerAction): ListingStatus => TARGETS[action];

/** Whether the action is offered, or has already been done: a form sent twice succeeds twice. */
export const canAct = (status: ListingStatus, action: OwnerAction): boolean =>
  status === actionTarget(action) || ownerActions(status).includes(action);

export type SaleChange = { status: ListingStatus; sale_outcome: SaleOutcome; sale_price_cents: number | null };

/** How a listing ends by what its owner says: sold, or taken down when nobody bought it. The price is in cents. */
export function saleChange(outcome: SaleOutcome, priceCents: number | null): SaleChange {
  if (outcome === 'NOT_SOLD') return { status: 'INACTIVE', sale_outcome: outcome, sale_price_cents: null };
  return { status: 'SOLD', sale_outcome: outcome, sale_price_cents: priceCents };
}
