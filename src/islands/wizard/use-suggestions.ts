import { useStore } from '@nanostores/react';
import { type Answers, textAnswer } from '#domain/listing/answers.ts';
import { $catalogue } from '#stores/catalogue.ts';
import { $vehicle } from '#stores/slices.ts';

/** Words to offer for a field: models of the make, trims that the lookup found. */
export function useSuggestions(field: string, answers: Answers): readonly string[] {
  const catalogue = useStore($catalogue);
  const { specs } = useStore($vehicle);
  if (field === 'model') return catalogue.data?.[textAnswer(answers, 'make')] ?? [];
  if (field === 'trim' && Array.isArray(specs?.trims)) {
    return specs.trims.flatMap((trim: unknown) =>
      typeof trim === 'object' && trim !== null && 'label' in trim ? [String(trim.label)] : [],
    );
  }
  return [];
}
