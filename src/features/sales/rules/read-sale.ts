import type { Act, Check, Payment, SaleEvent, SaleKind, Side, StepBack } from './acts.ts';

/** An offer that was accepted in the conversation: both have said that price. */
export type Accepted = { readonly at: string; readonly amountCents: number };

/**
 * NEW: nobody has said a price. PROPOSED: one has, or both, and not the same one. AGREED: both said the same.
 * HANDED_OVER: one says that it changed hands. DONE: both do. OFF: somebody stepped back.
 */
export type Stage = 'NEW' | 'PROPOSED' | 'AGREED' | 'HANDED_OVER' | 'DONE' | 'OFF';

type Deposit = {
  readonly by: Side;
  readonly amountCents: number;
  readonly refundable: boolean;
  readonly at: string;
  readonly confirmed: boolean;
};

/** What a sale is now. */
export type Sale = {
  readonly stage: Stage;
  /** What each side stands by, in cents. */
  readonly said: Readonly<Record<Side, number | null>>;
  /** What both said, in cents; null until they have said the same. Of a thing what its seller said. */
  readonly priceCents: number | null;
  readonly agreedAt: string | null;
  readonly checked: ReadonlySet<Check>;
  readonly deposit: Deposit | null;
  readonly payment: Payment | null;
  readonly handedOver: Readonly<Record<Side, string | null>>;
  readonly steppedBack: { readonly by: Side; readonly why: StepBack; readonly at: string } | null;
  /** Who says that the other did not come, by meeting. */
  readonly noShows: readonly { readonly meetingId: string; readonly by: Side; readonly at: string }[];
};

const START: Omit<Sale, 'stage' | 'priceCents'> = {
  said: { BUYER: null, SELLER: null },
  agreedAt: null,
  checked: new Set(),
  deposit: null,
  payment: null,
  handedOver: { BUYER: null, SELLER: null },
  steppedBack: null,
  noShows: [],
};
type Facts = typeof START;

type Input = {
  readonly kind: SaleKind;
  readonly events: readonly SaleEvent[];
  readonly accepted: readonly Accepted[];
};
type Step = { readonly at: string; readonly apply: (facts: Facts) => Facts };

/** What became of a sale: read from its events and the accepted offers alone, so that both see the same. */
export function readSale({ kind, events, accepted }: Input): Sale {
  const steps: Step[] = [
    ...accepted.map(({ at, amountCents }) => ({ at, apply: (facts: Facts) => withOffer(facts, amountCents, at) })),
    ...events.map((event) => ({ at: event.at, apply: (facts: Facts) => withAct(facts, event) })),
  ];
  // Sorting keeps the order of what happened at the same moment.
  const facts = steps.sort((a, b) => Date.parse(a.at) - Date.parse(b.at)).reduce((now, step) => step.apply(now), START);
  const { BUYER, SELLER } = facts.said;
  // For a thing the seller's word is enough: who asked for it comes and takes it.
  const priceCents = kind === 'THING' || BUYER === SELLER ? SELLER : null;
  return { ...facts, priceCents, stage: stageOf(facts, priceCents) };
}

function stageOf({ steppedBack, handedOver, said }: Facts, priceCents: number | null): Stage {
  if (handedOver.BUYER && handedOver.SELLER) return 'DONE';
  if (handedOver.BUYER || handedOver.SELLER) return 'HANDED_OVER';
  if (steppedBack) return 'OFF';
  if (priceCents !== null) return 'AGREED';
  return said.BUYER === null && said.SELLER === null ? 'NEW' : 'PROPOSED';
}

const isOver = ({ handedOver }: Facts): boolean => handedOver.BUYER !== null || handedOver.SELLER !== null;

/** A deal that somebody stepped back from begins anew with the next word about a price; who missed a meeting stays. */
const begun = (facts: Facts): Facts => (facts.steppedBack ? { ...START, noShows: facts.noShows } : facts);

const withOffer = (facts: Facts, cents: number, at: string): Facts =>
  isOver(facts) ? facts : { ...begun(facts), said: { BUYER: cents, SELLER: cents }, agreedAt: at };

function withAct(facts: Facts, { side, at, act }: SaleEvent): Facts {
  switch (act.kind) {
    case 'AGREED':
      return { ...begun(facts), said: { ...begun(facts).said, [side]: act.priceCents }, agreedAt: at };
    case 'CHECKED':
      return { ...facts, checked: withCheck(facts.checked, act) };
    case 'DEPOSIT': {
      const { amountCents, refundable } = act;
      return { ...facts, deposit: { by: side, amountCents, refundable, at, confirmed: false } };
    }
    case 'DEPOSIT_CONFIRMED':
      return { ...facts, deposit: facts.deposit && { ...facts.deposit, confirmed: true } };
    case 'PAYMENT':
      return { ...facts, payment: act.method };
    case 'NO_SHOW':
      return { ...facts, noShows: [...facts.noShows, { meetingId: act.meetingId, by: side, at }] };
    case 'STEPPED_BACK':
      return { ...facts, steppedBack: { by: side, why: act.why, at } };
    case 'HANDED_OVER':
      return { ...facts, handedOver: { ...facts.handedOver, [side]: at } };
  }
}

function withCheck(checked: ReadonlySet<Check>, { check, done }: Extract<Act, { kind: 'CHECKED' }>): Set<Check> {
  const next = new Set(checked);
  if (done) next.add(check);
  else next.delete(check);
  return next;
}
