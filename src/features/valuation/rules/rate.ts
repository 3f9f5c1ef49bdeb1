import { type Answers, isConditionAnswer } from '#shared/answers.ts';
import { type Standing, standingOf } from './limits.ts';
import type { Held } from './held.ts';
import { type Alike, DEAL_STEPS, type Deal, type DealStep, type PlainSilence } from './steps.ts';

/** What a rating reads of a listing. */
export type Rateable = {
  readonly priceCents: number | null;
  readonly vehicleType: string | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly year: number | null;
  /** Public facts: title and condition. */
  readonly details: Answers;
};

const said = (details: Answers, id: string): boolean | null => {
  const answer = details[id];
  return isConditionAnswer(answer) ? answer.value : null;
};

/** Damage here and there is in every price; this many places are a wreck. */
export const WRECKED_PLACES = 4;

/** A market knows sound vehicles with clean papers. Others have no price that can be compared. */
function isBeyondCompare({ details }: Rateable): PlainSilence | null {
  if (said(details, 'cleanTitle') === false) return 'TITLE';
  const places = Array.isArray(details.damage) ? details.damage.length : 0;
  return said(details, 'engineHealth') === false || places >= WRECKED_PLACES ? 'DAMAGE' : null;
}

/** Why no market has to be asked; null when one must be. */
export function silentBefore(listing: Rateable): PlainSilence | null {
  const { priceCents, make, model, year, vehicleType } = listing;
  if (priceCents === null || priceCents <= 0) return 'NOT_PRICED';
  if (!make || !model || year === null || !vehicleType) return 'UNKNOWN_VEHICLE';
  return isBeyondCompare(listing);
}

const isStep = (standing: Standing): standing is DealStep => (DEAL_STEPS as readonly string[]).includes(standing);

const standingBefore = (deal: Deal | null): Standing | undefined => {
  if (deal?.kind === 'rated') return deal.step;
  return deal?.reason === 'TOO_LOW' || deal?.reason === 'TOO_HIGH' ? deal.reason : undefined;
};

/**
 * The badge of a price, or why there is none. `before` is the last one: while the price stays as it is, a market that
 * moves by a hair does not change it. A new price is judged by the limits alone, as the seller was told.
 */
export function rateDeal(listing: Rateable, held: Held, alike: Alike | null, before: Deal | null = null): Deal {
  const { priceCents } = listing;
  const silent = silentBefore(listing);
  if (silent !== null || priceCents === null)
    return { kind: 'silent', reason: silent ?? 'NOT_PRICED', priceCents, market: null, alike: null };
  if (held.kind === 'apart') {
    const { asksCents, valueCents } = held;
    return { kind: 'silent', reason: 'DISAGREE', priceCents, market: null, asksCents, valueCents, alike };
  }
  if (held.kind === 'silent') return { kind: 'silent', reason: held.reason, priceCents, market: null, alike };
  const { market } = held;
  const last = before?.priceCents === priceCents ? standingBefore(before) : undefined;
  const standing = standingOf(priceCents, market, last);
  return isStep(standing)
    ? { kind: 'rated', step: standing, priceCents, market, alike }
    : { kind: 'silent', reason: standing, priceCents, market, alike };
}
