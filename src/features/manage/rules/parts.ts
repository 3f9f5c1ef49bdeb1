import type { Answers } from '#shared/answers.ts';
import { type Field, fieldById, hasChoice, isAsked } from '#features/listings/rules/fields/index.ts';
import { type Flow, type Step, publishFaults, stepsOnPath, type StepKind } from '#features/sell/rules/index.ts';

/** Parts whose steps did more than ask, by the step's kind. */
const partNames: Readonly<Partial<Record<StepKind, { readonly name: string; readonly title: string }>>> = {
  lookup: { name: 'VIN and plate', title: 'VIN and plate' },
  search: { name: 'Year, make and model', title: 'What is it?' },
  preview: { name: 'Year, make and model', title: 'What is it?' },
  items: { name: 'The item', title: 'About this item' },
  profile: { name: 'Contact and privacy', title: 'How to reach you, and what people see' },
};

/** Some questions about a published listing that are changed together: a step of its wizard. */
export type Part = {
  /** The step's: the last word of `/my/listing/{id}/edit/{slug}`. */
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly fields: readonly Field[];
};

/** How we came to know a vehicle is over; what its seller means to do with it has a form of its own. */
const NOT_CHANGED: ReadonlySet<string> = new Set(['source', 'intent']);
/** An item stands where its sale is. */
const FROM_THE_SALE: ReadonlySet<string> = new Set(['postcode']);

const mayChange = (flow: Flow, id: string): boolean =>
  !NOT_CHANGED.has(id) && !(flow.category === 'GARAGE_ITEM' && FROM_THE_SALE.has(id));

/** Steps that do more than ask say so in their headings, which make no sense once the listing is published. */
const nameOf = ({ kind, name, title }: Step): { name: string; title: string } => partNames[kind] ?? { name, title };

/** What can be changed of a listing with these answers, in the order in which it was asked. `texts`: the site sends some. */
export const partsOf = (flow: Flow, answers: Answers, texts = true): Part[] =>
  stepsOnPath(flow, answers)
    .map((step) => ({
      slug: step.slug,
      ...nameOf(step),
      fields: step.fields.filter((id) => mayChange(flow, id)).map(fieldById),
    }))
    .filter(({ fields }) => fields.some((field) => isAsked(field, answers) && hasChoice(field, answers, texts)));

/**
 * Questions of other parts that these answers raise: a car that becomes a boat has a length. One that was answered here
 * stays on the screen.
 */
export function raisedBy(flow: Flow, answers: Answers, { part, typed }: { part: Part; typed: Answers }): Field[] {
  const here = new Set(part.fields.map(({ id }) => id));
  const open = publishFaults(flow, answers).flatMap(({ faults }) => faults.map(({ field }) => field));
  const ids = new Set([...open, ...Object.keys(typed)].filter((id) => !here.has(id) && mayChange(flow, id)));
  return [...ids].map(fieldById);
}
