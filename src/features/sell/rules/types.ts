import type { CATEGORIES } from '#features/listings/rules/categories.ts';
import type { ListingCategory } from '#shared/enums.ts';
import type { Answers } from '#shared/answers.ts';

/** Steps that are more than a form. Every kind has one panel in `sell/ui/panels`. */
export const STEP_KINDS = [
  'form',
  'lookup',
  'search',
  'preview',
  'capture',
  'studio',
  'valuation',
  'items',
  'profile',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export type Step = {
  /** The last word of the address: `/stickers/vehicle/{slug}`. */
  readonly slug: string;
  /** One or two words, for the progress lane and lists of steps. */
  readonly name: string;
  /** The heading: what is asked. */
  readonly title: string;
  /** Another heading, where an earlier answer makes it one. */
  readonly otherTitle?: { readonly title: string; readonly when: (answers: Answers) => boolean };
  readonly kind: StepKind;
  /** Field ids, in the order they are asked. */
  readonly fields: readonly string[];
  /** Of its fields, those that this flow asks only when this holds, and those that it cannot do without then. */
  readonly asks?: Readonly<Record<string, (answers: Answers) => boolean>>;
  readonly needs?: Readonly<Record<string, (answers: Answers) => boolean>>;
  /** Analytics name, exactly as the specification writes it; `{timing}` is filled from the answer. */
  readonly screenName?: string;
  /** On the path only when this holds. Reads answers of earlier steps alone. */
  readonly when?: (answers: Answers) => boolean;
  /** Asked on the screen of the step of this slug, below it, so that one button serves both. */
  readonly under?: string;
};

/** The heading that a draft with these answers sees. */
export const titleOf = ({ title, otherTitle }: Step, answers: Answers): string =>
  otherTitle?.when(answers) ? otherTitle.title : title;

/** Steps that some drafts take earlier than the rest. */
type Early = {
  readonly when: (answers: Answers) => boolean;
  /** Slugs, in the order in which they then stand. */
  readonly steps: readonly string[];
  /** They follow the last of these steps. */
  readonly after: readonly string[];
};

/** The flows are those that the categories name. */
export type FlowId = (typeof CATEGORIES)[ListingCategory]['flow'];

export type Flow = {
  readonly id: FlowId;
  /** What a listing of this flow is before anything more is said. */
  readonly category: ListingCategory;
  /** Where answers decide: the category they lead to, one of `categories`. */
  readonly categoryOf?: (answers: Answers) => ListingCategory;
  /** Every category it can lead to, where that is more than one. */
  readonly categories?: readonly ListingCategory[];
  /** Address of the flow: step addresses are `{base}/{slug}`. */
  readonly base: string;
  readonly steps: readonly Step[];
  readonly early?: Early;
};
