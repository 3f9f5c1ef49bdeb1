import { BODIES } from '#shared/enums.ts';
import { $buy, resetBuy } from '#platform/browser/slices.ts';
import { type ShopAnswers, shopResultHref } from '../../rules/shop.ts';
import { shop } from '../../words/shop.ts';
import { keepAnswers } from './keep-answers.ts';
import { saidOf } from './said.ts';

/** Offers what was answered on an earlier visit: its matches, or to forget it. */
export function showAgain(line: HTMLElement): void {
  keepAnswers();
  const answers = keptAnswers();
  const link = line.querySelector('a');
  if (Object.keys(answers).length === 0 || !link) return;
  link.textContent = saidOf(answers)
    .map(({ said }) => said)
    .join(', ');
  link.href = shopResultHref(answers);
  line.querySelector('button')?.addEventListener('click', () => {
    resetBuy();
    line.textContent = shop.forgotten;
  });
  line.hidden = false;
}

function keptAnswers(): ShopAnswers {
  const { budget, make, style } = $buy.get();
  const body = BODIES.find((known) => known === style);
  return { ...(budget && { budget }), ...(make && { make }), ...(body && { style: body }) };
}
