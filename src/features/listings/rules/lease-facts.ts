import type { LeaseTerm } from '#shared/enums.ts';
import { type Answers, numberAnswer, textAnswer } from '#shared/answers.ts';
import { amenitiesOf } from './home-facts.ts';
import { PET_POLICY_LABELS } from './property.ts';

/** What a renter agrees to. Null is what its owner has not said, which a renter should ask. */
export type LeaseFacts = {
  readonly rentCents: number;
  readonly depositCents: number | null;
  /** The first month and the deposit; null without a deposit that is known. */
  readonly atMoveInCents: number | null;
  /** The day as `2026-12-01`; null is now. */
  readonly from: string | null;
  readonly term: LeaseTerm;
  readonly pets: string | null;
  readonly includes: { readonly utilities: boolean; readonly internet: boolean; readonly furnished: boolean };
};

type Let = { readonly rentCents: number; readonly term: LeaseTerm; readonly details: Answers };

/** `today` by the clocks of the home: a day that is past means now. */
export function leaseFacts({ rentCents, term, details }: Let, today: string): LeaseFacts {
  const depositCents = numberAnswer(details, 'deposit');
  const day = textAnswer(details, 'availableFrom');
  const amenities = amenitiesOf(details);
  return {
    rentCents,
    depositCents,
    atMoveInCents: depositCents === null ? null : rentCents + depositCents,
    from: day > today ? day : null,
    term,
    pets: PET_POLICY_LABELS[textAnswer(details, 'pets') as keyof typeof PET_POLICY_LABELS] ?? null,
    includes: {
      utilities: amenities.includes('UTILITIES'),
      internet: amenities.includes('INTERNET'),
      furnished: amenities.includes('FURNISHED'),
    },
  };
}
