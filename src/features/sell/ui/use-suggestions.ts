import { useStore } from '@nanostores/react';
import { type Answers, numberAnswer, textAnswer } from '#shared/answers.ts';
import { type Field, type Option, optionsOf } from '#features/listings/rules/fields/index.ts';
import { familyOf, mayMean } from '#features/vehicles/rules/model-families.ts';
import { fill } from '#shared/text.ts';
import { $changing, $models, $trims } from '../browser/catalogue.ts';
import { $vehicle } from '#platform/browser/slices.ts';
import { wizard } from '../browser/words.ts';
import type { ComboOption } from '#ui/Combobox.tsx';

type Suggestions = {
  readonly options: readonly ComboOption[];
  readonly fits: (option: ComboOption, text: string) => boolean;
};

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
export const byLetters = ({ label }: ComboOption, text: string): boolean => plain(label).includes(plain(text));

/** What to offer for a field of free text: models of the make, trims of the model. */
export function useSuggestions(field: string, answers: Answers): Suggestions {
  const models = useStore($models);
  const trims = useStore($trims);
  const { specs } = useStore($vehicle);
  const changing = useStore($changing);
  const make = textAnswer(answers, 'make');
  if (field === 'model') {
    const year = numberAnswer(answers, 'year');
    const found = (models.data ?? []).filter(
      ({ years }) => year === null || years.length === 0 || years.some(([from, to]) => from <= year && year <= to),
    );
    const options = (found.length > 0 ? found : (models.data ?? [])).map(({ model }) => {
      const family = familyOf(make, model);
      return { value: model, label: model, ...(family ? { note: family } : {}) };
    });
    return { options, fits: (option, text) => mayMean(make, option.value, text) };
  }
  if (field === 'trim') {
    // What the lookup found is the draft's, never that of a listing that is being changed.
    const found = changing === null && textAnswer(answers, 'source') !== 'MANUAL';
    const byVin = found ? labelsOf(specs?.trims) : [];
    const labels = byVin.length > 0 ? byVin : (trims.data?.trims ?? []).map(({ label }) => label);
    return { options: labels.map((label) => ({ value: label, label })), fits: byLetters };
  }
  return { options: [], fits: byLetters };
}

const labelsOf = (trims: unknown): string[] =>
  !Array.isArray(trims)
    ? []
    : trims.flatMap((trim: unknown) =>
        typeof trim === 'object' && trim !== null && 'label' in trim ? [String(trim.label)] : [],
      );

/** Years in which the model was built, the newest first; empty while that is not known. */
export function useYears(answers: Answers): readonly ComboOption[] {
  const { data } = useStore($models);
  const model = plain(textAnswer(answers, 'model'));
  const make = textAnswer(answers, 'make');
  const meant = (data ?? []).filter(
    (known) => plain(known.model) === model || plain(familyOf(make, known.model) ?? '') === model,
  );
  const years = new Set<number>();
  for (const known of meant)
    for (const [from, to] of known.years) for (let year = from; year <= to; year++) years.add(year);
  const latest = new Date().getUTCFullYear() + 1;
  return [...years]
    .filter((year) => year <= latest)
    .sort((a, b) => b - a)
    .map((year) => ({ value: String(year), label: String(year) }));
}

/** The bodies, drives or gearboxes that the model mostly has, most first; empty while that is not known. */
function useLikely(field: string): readonly string[] {
  const { data } = useStore($trims);
  if (field === 'body') return data?.body ?? [];
  if (field === 'drivetrain') return data?.drivetrain ?? [];
  return field === 'transmission' ? (data?.transmission ?? []) : [];
}

type LikelyFirst = { readonly options: readonly Option[]; readonly hint: string | null };

/** A field's options with the frequent ones for this model first, and the words that say so. */
export function useLikelyFirst(field: Field, answers: Answers): LikelyFirst {
  const likely = useLikely(field.id);
  const rank = (value: string) => (likely.includes(value) ? likely.indexOf(value) : likely.length);
  const options = [...optionsOf(field, answers)].sort((a, b) => rank(a.value) - rank(b.value));
  const [first] = likely.length > 0 ? options : [];
  return { options, hint: first ? fill(wizard.mostCommon, { answer: first.label }) : null };
}
