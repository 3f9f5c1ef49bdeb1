import type { Act, Side } from './acts.ts';
import { CHECKS, type SaleKind } from './acts.ts';
import type { Sale, Stage } from './read-sale.ts';

/** Why an act is refused, as a stable word. */
export type SaleRefusal =
  | 'sale_over'
  | 'sale_not_agreed'
  | 'not_for_this_kind'
  | 'not_your_check'
  | 'no_deposit'
  | 'deposit_is_yours'
  | 'nothing_to_leave'
  | 'no_meeting'
  | 'not_now';

/** A visit that both agreed on. */
export type Meeting = {
  readonly id: string;
  /** The proposal that was confirmed: its calendar file has this name. */
  readonly viewingId: string;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly timeZone: string;
  readonly place: string;
  readonly canceled: boolean;
};

/** Somebody may be late; after this long the other one may say that nobody came. */
export const LATE_MS = 15 * 60_000;
/** Until when. */
const REMEMBERED_MS = 14 * 24 * 3_600_000;

const BEFORE_HANDOVER: readonly Stage[] = ['NEW', 'PROPOSED', 'AGREED', 'OFF'];

type Input = {
  readonly kind: SaleKind;
  readonly sale: Sale;
  readonly side: Side;
  readonly act: Act;
  readonly meetings: readonly Meeting[];
  readonly now: Date;
};

/** Null when this side may do that now, else why not. What has been done already may be done again, and changes nothing. */
export function refuseAct(input: Input): SaleRefusal | null {
  const { kind, sale, side, act } = input;
  if (act.kind === 'NO_SHOW') return refuseNoShow(input);
  if (kind === 'HOME') return 'not_for_this_kind';
  if (act.kind === 'HANDED_OVER') return refuseHandover(sale, side);
  if (!BEFORE_HANDOVER.includes(sale.stage)) return 'sale_over';
  if (act.kind === 'AGREED') return null;
  if (act.kind === 'CHECKED') return refuseCheck(input);
  if (act.kind === 'STEPPED_BACK') return sale.stage === 'NEW' ? 'nothing_to_leave' : null;
  if (sale.stage !== 'AGREED') return 'sale_not_agreed';
  if (act.kind === 'DEPOSIT_CONFIRMED') return refuseConfirmation(sale, side);
  return null;
}

function refuseHandover(sale: Sale, side: Side): SaleRefusal | null {
  if (sale.handedOver[side]) return null;
  return sale.stage === 'AGREED' || sale.stage === 'HANDED_OVER' ? null : 'sale_not_agreed';
}

function refuseCheck({ kind, side, act }: Input): SaleRefusal | null {
  if (kind !== 'VEHICLE' || act.kind !== 'CHECKED') return 'not_for_this_kind';
  const own: readonly string[] = CHECKS[side];
  return own.includes(act.check) ? null : 'not_your_check';
}

function refuseConfirmation({ deposit }: Sale, side: Side): SaleRefusal | null {
  if (!deposit) return 'no_deposit';
  return deposit.by === side ? 'deposit_is_yours' : null;
}

function refuseNoShow({ act, meetings, now, sale, side }: Input): SaleRefusal | null {
  const meeting = meetings.find(({ id }) => act.kind === 'NO_SHOW' && id === act.meetingId);
  if (!meeting || meeting.canceled) return 'no_meeting';
  if (sale.noShows.some(({ meetingId, by }) => meetingId === meeting.id && by === side)) return null;
  const since = now.getTime() - meeting.startsAt.getTime();
  return since >= LATE_MS && since <= REMEMBERED_MS ? null : 'not_now';
}

/** Whether it says what stands already. */
export function isRepeat(sale: Sale, side: Side, act: Act): boolean {
  switch (act.kind) {
    case 'AGREED':
      return sale.stage !== 'OFF' && sale.said[side] === act.priceCents;
    case 'CHECKED':
      return sale.checked.has(act.check) === act.done;
    case 'DEPOSIT': {
      const { deposit } = sale;
      return deposit?.by === side && deposit.amountCents === act.amountCents && deposit.refundable === act.refundable;
    }
    case 'DEPOSIT_CONFIRMED':
      return sale.deposit?.confirmed === true;
    case 'PAYMENT':
      return sale.payment === act.method;
    case 'NO_SHOW':
      return sale.noShows.some(({ meetingId, by }) => meetingId === act.meetingId && by === side);
    case 'STEPPED_BACK':
      return sale.stage === 'OFF';
    case 'HANDED_OVER':
      return sale.handedOver[side] !== null;
  }
}
