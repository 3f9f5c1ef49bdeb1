import fc from 'fast-check';
import type { Answer, Answers } from '#shared/answers.ts';
import { FIELDS, type Field, type FieldKind, optionsOf } from '#features/listings/rules/fields/index.ts';

const VINS = ['1HGCR2F8XEA012345', '1HGCM82633A004352'];
/** Where the options follow from other answers, any word does. */
const one = (field: Field) => {
  const values = optionsOf(field, { vehicleType: 'BOATS' }).map(({ value }) => value);
  return fc.constantFrom(...(values.length > 0 ? values : ['ANY']));
};

/** Answers a person could give, by the kind of the field; most of them right. */
const LIKELY: Readonly<Record<FieldKind, (field: Field) => fc.Arbitrary<Answer>>> = {
  tiles: one,
  choice: one,
  select: one,
  color: one,
  choices: (field) => fc.subarray(optionsOf(field, {}).map(({ value }) => value)),
  suggest: () => fc.constantFrom('Accord', 'EX-L', 'F-150'),
  text: () => fc.constantFrom('Tesla Roadster', '742 Evergreen Terrace', 'V8'),
  'long-text': () => fc.constantFrom('Runs well, one owner, garage kept.', 'Short.'),
  number: () => fc.integer({ min: 0, max: 200_000 }),
  decimal: () => fc.constantFrom(2, 2.5, '2.5', 0.25, 1200, '2.'),
  money: () => fc.integer({ min: 100, max: 10_000_000 }),
  rent: () => fc.integer({ min: 100, max: 10_000_000 }),
  year: () => fc.integer({ min: 1901, max: 2026 }),
  zip: () => fc.constantFrom('32801', '10001', '328'),
  phone: () => fc.constantFrom('(407) 555-0123', '+14075550123', '555'),
  vin: () => fc.constantFrom(...VINS, '1HG'),
  'condition-item': () =>
    fc.record({ value: fc.constantFrom(true, false, null), comment: fc.constantFrom('', 'New in May') }),
  consent: () => fc.boolean(),
  date: () => fc.constantFrom('2026-11-21', '2026-02-30', ''),
  days: () => fc.subarray(['2026-11-21T08:00/14:00', '2026-11-22T09:30/12:00', '2026-11-22T10:00/13:00', 'T/']),
};

/** Anything that could stand in a draft. */
const junk: fc.Arbitrary<Answer> = fc.oneof(
  fc.string(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.record({ value: fc.constantFrom(true, false, null), comment: fc.string() }),
);

export const answerTo = (field: Field): fc.Arbitrary<Answer> =>
  fc.oneof({ weight: 9, arbitrary: LIKELY[field.kind](field) }, { weight: 1, arbitrary: junk });

/** Drafts in every state: questions left open, answered rightly, or filled with nonsense. */
export const drafts: fc.Arbitrary<Answers> = fc
  .record(Object.fromEntries([...FIELDS.values()].map((field) => [field.id, answerTo(field)])), { requiredKeys: [] })
  .map((answers) => ({ ...answers }) as Answers);
