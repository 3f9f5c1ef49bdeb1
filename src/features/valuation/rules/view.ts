import type { Limits } from './limits.ts';
import type { DealMark, DealStep, Silence } from './steps.ts';

/** A deal as people see it: the same words on cards, pages and in the API. */
export type DealView =
  | {
      readonly kind: 'rated';
      readonly step: DealStep;
      readonly mark: DealMark;
      readonly word: string;
      /** Short: "$1,240 below the market". */
      readonly reason: string;
      readonly sentence: string;
      readonly basis: string;
      readonly marketCents: number;
      readonly limits: Limits;
    }
  | { readonly kind: 'silent'; readonly reason: Silence; readonly sentence: string };
