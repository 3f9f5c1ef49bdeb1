import { REGISTRATION, STATE_TAXES, type StateTax, TITLE_FEE } from './state-taxes.ts';

/** From the least to the most, in cents. */
export type Span = { readonly low: number; readonly high: number };

/** What a dealer adds to the price; null where it did not say. A private seller adds nothing. */
export type Fees =
  | { readonly kind: 'private' }
  | { readonly kind: 'dealer'; readonly docCents: number | null; readonly otherCents: number };

export type OutTheDoor = {
  /** Null where the state's rule is not known. */
  readonly tax: { readonly rate: number; readonly cents: number } | null;
  readonly local: {
    readonly least: number;
    readonly most: number;
    readonly upTo: number | null;
    readonly span: Span;
  } | null;
  readonly note: StateTax['why'];
  readonly title: Span;
  readonly registration: Span;
  readonly feeCents: number | null;
  /** Of everything that is known. */
  readonly total: Span;
  readonly office: string;
};

const dollars = ([low, high]: readonly [number, number]): Span => ({ low: low * 100, high: high * 100 });
const share = (cents: number, percent: number) => Math.round((cents * percent) / 100);

/** What a vehicle costs with everything that comes on top, for whoever registers it in a state; null for no state. */
export function outTheDoor(priceCents: number, state: string | null, fees: Fees): OutTheDoor | null {
  const rule = state === null ? undefined : STATE_TAXES[state];
  if (!rule) return null;
  const tax = taxOf(priceCents, rule, fees.kind);
  const local = localOf(priceCents, rule, fees.kind);
  const title = dollars(rule.title ?? TITLE_FEE);
  const registration = dollars(rule.registration ?? REGISTRATION);
  const feeCents = fees.kind === 'private' ? 0 : fees.docCents === null ? null : fees.docCents + fees.otherCents;
  const sure = priceCents + (tax?.cents ?? 0) + (feeCents ?? 0);
  const spans = [title, registration, ...(local ? [local.span] : [])];
  const total = {
    low: spans.reduce((sum, { low }) => sum + low, sure),
    high: spans.reduce((sum, { high }) => sum + high, sure),
  };
  return {
    tax,
    local,
    note: noteOf(priceCents, rule, fees.kind),
    title,
    registration,
    feeCents,
    total,
    office: rule.office,
  };
}

function taxOf(priceCents: number, rule: StateTax, seller: Fees['kind']): OutTheDoor['tax'] {
  const { above, knownFrom = 0, plus = 0, least = 0, most = Number.POSITIVE_INFINITY } = rule;
  const plain = seller === 'dealer' && rule.dealerRate !== undefined ? rule.dealerRate : rule.rate;
  const rate = plain !== null && above && priceCents > above.dollars * 100 ? above.rate : plain;
  if (rate === null || priceCents < knownFrom * 100) return null;
  return { rate, cents: Math.min(most * 100, Math.max(least * 100, share(priceCents, rate) + plus * 100)) };
}

function localOf(priceCents: number, rule: StateTax, seller: Fees['kind']): OutTheDoor['local'] {
  const { local, localUpTo, localByDealers } = rule;
  if (!local || (localByDealers && seller === 'private')) return null;
  const base = Math.min(priceCents, localUpTo === undefined ? priceCents : localUpTo * 100);
  const [least, most] = local;
  const upTo = localUpTo !== undefined && priceCents > localUpTo * 100 ? localUpTo * 100 : null;
  return { least, most, upTo, span: { low: share(base, least), high: share(base, most) } };
}

/** Notes of one kind of sale are not told of the other. */
function noteOf(priceCents: number, { why, knownFrom }: StateTax, seller: Fees['kind']): StateTax['why'] {
  if (why === 'cheap') return priceCents < (knownFrom ?? 0) * 100 ? why : undefined;
  if (why === 'single') return priceCents < (knownFrom ?? 0) * 100 ? 'cheap' : why;
  return seller === 'dealer' && (why === 'table' || why === 'unsure' || why === 'book') ? undefined : why;
}
