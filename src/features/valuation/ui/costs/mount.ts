import { z } from 'zod';
import { downOf, MAX_RATE, EXAMPLE } from '../../rules/costs/payment.ts';
import { parseMoney } from '#shared/money.ts';
import { formatNumber } from '#shared/numbers.ts';
import { doorWords, paymentWords } from './lines.ts';
import { persistedSlice } from '#platform/browser/persist.ts';

const schema = z.object({
  downCents: z.number().int().min(0).nullable(),
  ratePercent: z.number().min(0).max(MAX_RATE),
  months: z.number().int().min(1).max(120),
  /** Where the vehicle will be registered; null follows the listing. */
  state: z.string().length(2).nullable(),
});

/** How this visitor would pay, kept in this browser alone and used on every listing. */
const $financing = persistedSlice('financing', schema, { ...EXAMPLE, state: null });

type Own = ReturnType<typeof $financing.get>;

/** What the page says of its listing. */
const told = z.object({
  cents: z.number(),
  fees: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('private') }),
    z.object({ kind: z.literal('dealer'), docCents: z.number().nullable(), otherCents: z.number() }),
  ]),
});

const RATE = /^\d{1,2}(?:\.\d{0,2})?$/;
const readRate = (text: string): number | null => {
  const typed = text.replace('%', '').trim();
  return RATE.test(typed) && Number(typed) <= MAX_RATE ? Number(typed) : null;
};

/** Puts the visitor's own figures in the place of the example, and keeps them. */
export function mount(costs: HTMLElement): void {
  const { cents, fees } = told.parse(JSON.parse(costs.dataset.costs ?? ''));
  const field = (name: string) => costs.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
  const here = field('state')?.value || null;

  function say(own: Own): void {
    const payment = paymentWords(cents, own);
    const door = doorWords(cents, own.state ?? here, fees);
    const texts = { ...payment, total: door.total, notes: door.notes.join(' ') };
    for (const [name, text] of Object.entries(texts))
      for (const part of document.querySelectorAll(`[data-cost="${name}"]`)) part.textContent = text;
    costs.querySelector('[data-cost=lines]')?.replaceChildren(...door.lines.map(toLine));
    const office = costs.querySelector<HTMLAnchorElement>('[data-cost=office]');
    if (!office) return;
    office.hidden = door.office === null;
    office.href = door.office ?? '';
  }

  function enter(own: Own): void {
    const values = {
      down: formatNumber(Math.round(downOf(cents, own) / 100)),
      rate: String(own.ratePercent),
      months: String(own.months),
      state: own.state ?? here ?? '',
    };
    for (const [name, value] of Object.entries(values)) {
      const input = field(name);
      if (input) input.value = value;
    }
  }

  costs.addEventListener('input', ({ target }) => {
    const input = target as HTMLInputElement | HTMLSelectElement;
    const change = readField(input);
    input.setAttribute('aria-invalid', String(change === null));
    if (change) $financing.set({ ...$financing.get(), ...change });
  });
  // What was typed before this was loaded counts as well; the rest is what was kept.
  const typed = ['down', 'rate', 'months', 'state'].flatMap((name) => {
    const input = field(name);
    return input && isTyped(input) ? [readField(input) ?? {}] : [];
  });
  const own: Own = Object.assign({}, $financing.get(), ...typed);
  if (typed.length > 0) $financing.set(own);
  else enter(own);
  $financing.subscribe(say);
}

/** Whether it says something else than the page did. */
const isTyped = (input: HTMLInputElement | HTMLSelectElement): boolean =>
  input instanceof HTMLSelectElement
    ? input.selectedOptions[0]?.defaultSelected === false
    : input.value !== input.defaultValue;

/** What a field says, or null for what cannot be meant. An emptied down payment is the assumed one again. */
function readField({ name, value }: HTMLInputElement | HTMLSelectElement): Partial<Own> | null {
  if (name === 'months') return { months: Number(value) };
  if (name === 'state') return { state: value || null };
  if (name === 'rate') {
    const ratePercent = readRate(value);
    return ratePercent === null ? null : { ratePercent };
  }
  if (value.trim() === '') return { downCents: null };
  const down = parseMoney(value);
  return down.ok ? { downCents: down.value } : null;
}

function toLine({ label, amount }: { label: string; amount: string }): HTMLElement {
  const [line, term, value] = ['div', 'dt', 'dd'].map((tag) => document.createElement(tag)) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  term.textContent = label;
  value.textContent = amount;
  value.className = 'figure';
  line.append(term, value);
  return line;
}
