import { fill } from '#shared/text.ts';
import { $loanFigures } from '../../browser/loan-figures.ts';
import {
  ASSUMED_LOAN,
  homeCost,
  type LoanFigures,
  MAX_PERCENT,
  type PercentKey,
  readPercent,
} from '../../rules/home-cost.ts';
import { payment as words } from '../../words/homes.ts';
import { paymentBar, paymentTexts } from './payment-words.ts';

type Input = HTMLInputElement | HTMLSelectElement;

const isPercent = (key: string): key is PercentKey => Object.hasOwn(MAX_PERCENT, key);

/** Says under a field what it takes, for as long as it holds something else. */
function judge(input: Input, key: string, isRead: boolean): void {
  const fault = document.getElementById(`${input.id}-fault`);
  if (fault) fault.textContent = isRead || !isPercent(key) ? '' : fill(words.fault, { max: MAX_PERCENT[key] });
  if (isRead) input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
}

/** What a field holds becomes the visitor's figure; what cannot be read changes nothing. */
function take(input: Input): void {
  const key = input.name;
  // An emptied rate of tax follows the state again.
  const isEmptied = key === 'taxPercent' && input.value.trim() === '';
  const value = isPercent(key) ? readPercent(input.value, key) : Number(input.value);
  judge(input, key, value !== null || isEmptied);
  if (value !== null || isEmptied) $loanFigures.set({ ...$loanFigures.get(), [key]: value });
}

function fillIn(input: Input, figures: LoanFigures, stateTaxPercent: number | null): void {
  const value = figures[input.name as keyof LoanFigures] ?? stateTaxPercent ?? '';
  // Nobody's “6.” becomes “6” under their fingers.
  if (document.activeElement === input && !(input instanceof HTMLSelectElement)) return;
  input.value = String(value);
  judge(input, input.name, true);
}

/** Makes the fields work: the estimate follows each change, here, in the price box, and in other tabs. */
export function mountPayment(root: HTMLElement): void {
  const { price, hoa, tax } = root.dataset;
  const stateTaxPercent = tax ? Number(tax) : null;
  const home = { priceCents: Number(price), hoaCents: Number(hoa), stateTaxPercent };
  const inputs = [...root.querySelectorAll<Input>('input, select')];
  const reset = root.querySelector<HTMLButtonElement>('[data-payment-reset]');
  // Typed while this file was on its way.
  for (const input of inputs) if (input instanceof HTMLInputElement && input.value !== input.defaultValue) take(input);
  $loanFigures.subscribe((figures) => {
    const cost = homeCost(home, figures);
    for (const [name, text] of Object.entries(paymentTexts(cost)))
      for (const place of document.querySelectorAll(`[data-payment-text="${name}"]`))
        if (place.textContent !== text) place.textContent = text;
    for (const { part, x, width } of paymentBar(cost)) {
      const rect = root.querySelector(`[data-payment-bar="${part}"]`);
      rect?.setAttribute('x', String(x));
      rect?.setAttribute('width', String(width));
    }
    for (const input of inputs) fillIn(input, figures, stateTaxPercent);
    if (reset) reset.hidden = JSON.stringify(figures) === JSON.stringify(ASSUMED_LOAN.figures);
  });
  for (const input of inputs) {
    input.addEventListener('input', () => take(input));
    input.addEventListener(
      'blur',
      () => input.getAttribute('aria-invalid') !== 'true' && fillIn(input, $loanFigures.get(), stateTaxPercent),
    );
  }
  reset?.addEventListener('click', () => {
    $loanFigures.set(ASSUMED_LOAN.figures);
    inputs[0]?.focus();
  });
}
