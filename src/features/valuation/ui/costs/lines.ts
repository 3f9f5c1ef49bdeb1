import { type Fees, type OutTheDoor, outTheDoor, type Span } from '../../rules/costs/out-the-door.ts';
import { downOf, EXAMPLE, type Financing, paymentOf } from '../../rules/costs/payment.ts';
import { formatMoney } from '#shared/money.ts';
import { fill } from '#shared/text.ts';
import { stateName } from '#shared/us-states.ts';
import { costs as words } from '../../words/costs.ts';

const money = (cents: number) => formatMoney(cents);
const toTens = (cents: number) => Math.round(cents / 1_000) * 1_000;
const spanWords = ({ low, high }: Span): string =>
  low === high ? money(low) : fill(words.range, { low: money(low), high: money(high) });

const totalWords = (span: Span): string =>
  span.low === span.high ? fill(words.about, { amount: money(span.low) }) : spanWords(span);
const feeLine = (fee: string, span: Span): CostLine => ({
  label: span.low === span.high ? fee : fill(words.usual, { fee }),
  amount: totalWords(span),
});

/** A monthly payment in words: on its own, in a line, and with what was assumed for it. */
export function paymentWords(priceCents: number, financing: Financing) {
  const cents = paymentOf(priceCents, financing);
  const values = {
    down: money(downOf(priceCents, financing)),
    months: financing.months,
    rate: financing.ratePercent,
    amount: money(cents),
  };
  return {
    amount: fill(words.amount, values),
    line: fill(words.line, values),
    lineTerms: fill(isExample(financing) ? words.exampleLineTerms : words.lineTerms, values),
    terms: cents === 0 ? words.cash : fill(isExample(financing) ? words.exampleTerms : words.terms, values),
  };
}

/** Nobody's own figures: what is told by them is called an example. */
const isExample = ({ downCents, ratePercent, months }: Financing): boolean =>
  downCents === EXAMPLE.downCents && ratePercent === EXAMPLE.ratePercent && months === EXAMPLE.months;

type CostLine = { readonly label: string; readonly amount: string };
export type DoorWords = {
  readonly total: string;
  readonly lines: readonly CostLine[];
  readonly notes: readonly string[];
  readonly office: string | null;
};

/** What comes on top of a price, line by line; what is not known is said to be unknown and left out of the total. */
export function doorWords(priceCents: number, state: string | null, fees: Fees): DoorWords {
  const door = outTheDoor(priceCents, state, fees);
  const price = { label: words.price, amount: money(priceCents) };
  if (!door)
    return {
      total: fill(words.more, { low: money(priceCents) }),
      lines: [price],
      notes: [words.noState],
      office: null,
    };
  const isWhole = door.tax !== null && door.feeCents !== null;
  const { low, high } = { low: toTens(door.total.low), high: toTens(door.total.high) };
  return {
    total: isWhole ? totalWords({ low, high }) : fill(words.more, { low: money(low) }),
    lines: [
      price,
      taxLine(door, state ?? ''),
      ...localLines(door),
      feeLine(words.titleFee, door.title),
      feeLine(words.registration, door.registration),
      ...feeLines(door, fees),
    ],
    notes: [...(door.note ? [words.notes[door.note]] : []), ...(door.feeCents === null ? [words.ask] : [])],
    office: door.office,
  };
}

function taxLine({ tax }: OutTheDoor, code: string): CostLine {
  const state = stateName(code);
  if (tax === null) return { label: fill(words.taxNone, { state }), amount: words.unknown };
  if (tax.rate === 0) return { label: fill(words.taxNone, { state }), amount: words.none };
  return { label: fill(words.tax, { state, rate: tax.rate }), amount: money(tax.cents) };
}

function localLines({ local }: OutTheDoor): CostLine[] {
  if (!local) return [];
  const values = { least: local.least, most: local.most, upTo: local.upTo === null ? '' : money(local.upTo) };
  return [{ label: fill(local.upTo === null ? words.local : words.localUpTo, values), amount: spanWords(local.span) }];
}

function feeLines({ feeCents }: OutTheDoor, fees: Fees): CostLine[] {
  // What a dealer did not say is told below in a sentence: a row would look like a figure.
  if (fees.kind === 'private' || feeCents === null) return [];
  return [{ label: words.fees, amount: feeCents === 0 ? words.none : money(feeCents) }];
}
