import { CHECKS, otherSide, type SaleKind, type Side } from './acts.ts';
import type { Meeting } from './may-act.ts';
import type { Sale } from './read-sale.ts';

/** The one thing to do next, and the part of the page where it is done; CHAT is done in the conversation. */
export type NextStep =
  | 'SAY_PRICE'
  | 'ANSWER_PRICE'
  | 'WAIT_PRICE'
  | 'WAIT_KEEP'
  | 'SET_MEETING'
  | 'CHECK'
  | 'CONFIRM_DEPOSIT'
  | 'HAND_OVER'
  | 'CONFIRM_HANDOVER'
  | 'WAIT_HANDOVER'
  | 'NOTHING';

type Input = {
  readonly kind: SaleKind;
  readonly side: Side;
  readonly sale: Sale;
  readonly meetings: readonly Meeting[];
};

export function nextStep(input: Input): NextStep {
  const { kind, side, sale, meetings } = input;
  if (kind === 'HOME' || sale.stage === 'DONE') return 'NOTHING';
  if (sale.stage === 'HANDED_OVER') return sale.handedOver[side] ? 'WAIT_HANDOVER' : 'CONFIRM_HANDOVER';
  if (sale.stage !== 'AGREED') return beforeDeal(input);
  if (sale.deposit && !sale.deposit.confirmed && sale.deposit.by !== side) return 'CONFIRM_DEPOSIT';
  if (meetings.every(({ canceled }) => canceled)) return 'SET_MEETING';
  const own = kind === 'VEHICLE' ? CHECKS[side] : [];
  return own.some((check) => !sale.checked.has(check)) ? 'CHECK' : 'HAND_OVER';
}

function beforeDeal({ kind, side, sale }: Input): NextStep {
  if (kind === 'THING') return side === 'SELLER' ? 'SAY_PRICE' : 'WAIT_KEEP';
  if (sale.stage === 'OFF') return 'SAY_PRICE';
  if (sale.said[otherSide(side)] !== null) return 'ANSWER_PRICE';
  return sale.said[side] === null ? 'SAY_PRICE' : 'WAIT_PRICE';
}
