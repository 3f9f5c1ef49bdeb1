import { $buy } from '#platform/browser/slices.ts';
import { parseShop } from '../../rules/shop.ts';
import { takeLeftAnswers } from './left-answers.ts';

/** Moves the answers a press left into the buying slice; what was not asked yet stays as it was. */
export function keepAnswers(): void {
  const left = takeLeftAnswers();
  if (!left) return;
  const answers = parseShop(left);
  const before = $buy.get();
  $buy.set({
    ...before,
    customFlow: true,
    budget: answers.budget ?? before.budget,
    make: answers.make ?? before.make,
    style: answers.style ?? before.style,
    availability: answers.timing ?? before.availability,
    zip: left.get('postcode') || before.zip,
  });
}
