import { toLocal } from '#shared/time-zones.ts';
import { numberAnswer, textAnswer } from '#shared/answers.ts';
import { zoneOf } from '../../rules/day-hours.ts';
import { ASSUMED_LOAN, type Home, type HomeCost, homeCost } from '../../rules/home-cost.ts';
import { type LeaseFacts, leaseFacts } from '../../rules/lease-facts.ts';
import { propertyTaxIn } from '../../rules/property-taxes.ts';
import type { PublicListing } from '../../rules/public.ts';
import { isGone } from '../../rules/status.ts';

/** What a home that is not gone costs to live in: bought by a loan, or let. Land is paid for by other loans than homes are. */
export type HomeTerms =
  | { readonly kind: 'bought'; readonly home: Home; readonly state: string | null; readonly cost: HomeCost }
  | { readonly kind: 'let'; readonly lease: LeaseFacts }
  | { readonly kind: 'unsaid' };

export function toTerms({ price, status, details, place }: PublicListing, now: Date): HomeTerms {
  if (!price?.cents || isGone(status)) return { kind: 'unsaid' };
  const { cents, lease: term, currency } = price;
  if (term) {
    const today = toLocal(now, zoneOf(place)).day;
    return { kind: 'let', lease: leaseFacts({ rentCents: cents, term, details }, today) };
  }
  if (currency !== 'USD' || textAnswer(details, 'homeType') === 'LAND') return { kind: 'unsaid' };
  const state = place.region;
  const hoaCents = numberAnswer(details, 'association') ?? 0;
  const home = { priceCents: cents, hoaCents, stateTaxPercent: propertyTaxIn(state) };
  return { kind: 'bought', home, state, cost: homeCost(home, ASSUMED_LOAN.figures) };
}
