import type { ListingCategory } from '#domain/enums.ts';
import type { Answers } from '#domain/listing/answers.ts';

/** Steps that are more than a form. Every kind has one panel in `islands/wizard/panels`. */
export const STEP_KINDS = ['form', 'lookup', 'search', 'preview', 'capture', 'studio', 'valuation', 'profile'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export type Step = {
  /** The last word of the address: `/stickers/vehicle/{slug}`. */
  readonly slug: string;
  /** One or two words, for the progress lane and lists of steps. */
  readonly name: string;
  /** The heading: what is asked. */
  readonly title: string;
  readonly kind: StepKind;
  /** Field ids, in the order they are asked. */
  readonly fields: readonly string[];
  /** Analytics name, exactly as the specification writes it; `{timing}` is filled from the answer. */
  readonly screenName?: string;
  /** On the path only when this holds. Reads answers of earlier steps alone. */
  readonly when?: (answers: Answers) => boolean;
};

export type Flow = {
  readonly id: 'vehicle';
  readonly category: ListingCategory;
  /** Address of the flow: step addresses are `{base}/{slug}`. */
  readonly base: string;
  readonly steps: readonly Step[];
};
