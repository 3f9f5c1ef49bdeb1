import { parseShop } from '../../rules/shop.ts';
import { $buy } from '#platform/browser/slices.ts';

/** Writes the answers in an address into the buying slice; what was not asked yet stays as it was. */
export function keepAnswers(search: string, { timing, zip }: { timing?: string | undefined; zip?: string }): void {
  const params = new URLSearchParams(search);
  if (timing) params.set('timing', timing);
  const answers = parseShop(params);
  const before = $buy.get();
  $buy.set({
    ...before,
    customFlow: true,
    budget: answers.budget ?? before.budget,
    make: answers.make ?? before.make,
    style: answers.style ?? before.style,
    availability: answers.timing ?? before.availability,
    zip: zip || before.zip,
  });
}
