import type { z } from 'zod';
import type { ListingCategory } from '#shared/enums.ts';
import type { Answer, Answers } from '#shared/answers.ts';

/** How a field is asked. Every kind has one input in `sell/ui/inputs` and one row in `check.ts`. */
export const FIELD_KINDS = [
  'tiles', // one of a few, as picture tiles
  'choice', // one of a few, as a list of buttons
  'select', // one of many
  'suggest', // free text with suggestions
  'choices', // any number of a list
  'text',
  'long-text',
  'number',
  'decimal', // a number with a fraction
  'money',
  'rent', // money for a month, with what the whole lease comes to
  'year',
  'zip',
  'phone',
  'vin',
  'color',
  'condition-item',
  'consent',
  'date', // one day
  'days', // days with their hours
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

export type Option = { readonly value: string; readonly label: string; readonly hint?: string; readonly hex?: string };

/** Who may read the answer once the listing is published. */
type Privacy = 'public' | 'hidden';

/** One question of any flow: how it is asked, what counts as an answer, and where the answer shows. */
export type Field = {
  readonly id: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly hint?: string;
  /** Printed beside the input: `miles`, `liters`. */
  readonly unit?: string;
  readonly options?: readonly Option[] | ((answers: Answers) => readonly Option[]);
  /** Turns what was typed into the stored value, or says what is wrong in a sentence. */
  readonly rule: z.ZodType<Answer, unknown>;
  readonly required: boolean;
  /** Of a choice: the first option stands until another is made, and is stored on publishing. */
  readonly preset?: true;
  /** An answer that follows from other answers, offered and never forced; `because` names those fields. */
  readonly suggest?: (answers: Answers) => { value: string; label: string; because: readonly string[] } | null;
  /** Asked only when this holds. An answer to a question that is not asked does not count. */
  readonly when?: (answers: Answers) => boolean;
  readonly categories: readonly ListingCategory[];
  readonly privacy: Privacy;
  /** Where the public page shows it; absent for fields that show in a place of their own (price, description …). */
  readonly fact?: FactGroup;
  /** The row's name on the page, where the question itself would be too long. */
  readonly factLabel?: string;
  /** May be changed on the published listing's own page under this name. */
  readonly edit?: 'mileage' | 'condition' | 'location' | 'price' | 'description';
};

export const FACT_GROUPS = [
  'vehicle',
  'condition',
  'accessories',
  'health',
  'home',
  'homeHealth',
  'sale',
  'thing',
  'viewing',
] as const;
export type FactGroup = (typeof FACT_GROUPS)[number];

export function optionsOf(field: Field, answers: Answers): readonly Option[] {
  return typeof field.options === 'function' ? field.options(answers) : (field.options ?? []);
}

/** What is chosen among the options of now: the answer, or what stands in its place. */
export function chosenOf(field: Field, answers: Answers): string | null {
  const said = answers[field.id];
  if (!field.preset) return typeof said === 'string' && said !== '' ? said : null;
  const options = optionsOf(field, answers);
  return (options.find(({ value }) => value === said) ?? options[0])?.value ?? null;
}

export const isAsked = (field: Field, answers: Answers): boolean => field.when?.(answers) ?? true;
