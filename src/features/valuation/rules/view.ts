import type { Limits } from './limits.ts';
import type { Basis, DealMark, DealStep, Silence } from './steps.ts';

/** What is for sale like it, in a sentence, and some of it by id: its price then, and the same carried to this one. */
export type AlikeView = {
  readonly sentence: string;
  readonly listed: readonly { readonly id: string; readonly asks: number; readonly cents: number }[];
};

/**
 * A deal as people see it: the badge, the zones and limits of its gauge, its sentences and what stands beside it. Cards,
 * pages, the seller's own page and the API all show this one thing.
 */
export type DealView =
  | {
      readonly kind: 'rated';
      readonly step: DealStep;
      readonly mark: DealMark;
      readonly word: string;
      /** Short: "$1,240 below market". */
      readonly reason: string;
      readonly sentence: string;
      /** What the market price rests on. */
      readonly from: Basis['kind'];
      readonly basis: string;
      readonly marketCents: number;
      readonly limits: Limits;
      readonly alike: AlikeView | null;
    }
  | {
      readonly kind: 'silent';
      readonly reason: Silence;
      readonly sentence: string;
      readonly alike: AlikeView | null;
    };
