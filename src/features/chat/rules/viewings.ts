import { fail, ok, type Result } from '#shared/result.ts';
import { CHAT, type ViewingAnswer } from './kinds.ts';
import { inOrder, type Said } from './messages.ts';

export const VIEWING_STATUSES = ['PROPOSED', 'CONFIRMED', 'DECLINED', 'CANCELLED', 'REPLACED', 'LAPSED'] as const;
type ViewingStatus = (typeof VIEWING_STATUSES)[number];

export type ViewingState = {
  readonly id: string;
  readonly by: string;
  readonly startsAt: string;
  readonly minutes: number;
  readonly timeZone: string;
  readonly place: string;
  readonly status: ViewingStatus;
  /** Until when it can be confirmed: a day, or until it begins. */
  readonly holdsUntil: string;
};

const AFTER: Readonly<Record<ViewingAnswer, ViewingStatus>> = {
  CONFIRM: 'CONFIRMED',
  DECLINE: 'DECLINED',
  CANCEL: 'CANCELLED',
};

const untilOf = (createdAt: string, startsAt: string): string =>
  new Date(Math.min(Date.parse(createdAt) + CHAT.viewingHolds, Date.parse(startsAt))).toISOString();

/**
 * What became of every viewing of a conversation, by id, read from the messages alone. One is under discussion at a
 * time: a new proposal takes the place of the one before, confirmed or not.
 */
export function readViewings(messages: readonly Said[], now: Date): ReadonlyMap<string, ViewingState> {
  const found = new Map<string, ViewingState>();
  let current: ViewingState | null = null;
  const settle = (at: number) => {
    if (current?.status === 'PROPOSED' && at >= Date.parse(current.holdsUntil)) close('LAPSED');
  };
  const close = (status: ViewingStatus) => {
    if (!current) return;
    const closed = { ...current, status };
    found.set(current.id, closed);
    current = status === 'CONFIRMED' ? closed : null;
  };
  for (const { id, senderId, createdAt, body } of inOrder(messages)) {
    const at = Date.parse(createdAt);
    settle(at);
    if (body.kind === 'VIEWING') {
      // One that has begun took place; it is not replaced any more.
      if (current && at < Date.parse(current.startsAt)) close('REPLACED');
      const { startsAt, minutes, timeZone, place } = body;
      const holdsUntil = untilOf(createdAt, startsAt);
      current = { id, by: senderId, startsAt, minutes, timeZone, place, status: 'PROPOSED', holdsUntil };
      found.set(id, current);
    }
    // One that has begun took place, whatever becomes of the listing.
    if (body.kind === 'LISTING' && body.closes && current && at < Date.parse(current.startsAt)) close('CANCELLED');
    if (body.kind === 'VIEWING_ANSWER' && current?.id === body.viewingId) close(AFTER[body.answer]);
  }
  settle(now.getTime());
  return found;
}

/** Why an answer to a viewing is refused, as a stable word. */
export type ViewingRefusal = 'viewing_missing' | 'viewing_not_open' | 'viewing_is_yours' | 'viewing_is_theirs';

/** Whether this person may give this answer now. */
export function answerViewing(
  viewings: ReadonlyMap<string, ViewingState>,
  { viewingId, answer, by, now }: { viewingId: string; answer: ViewingAnswer; by: string; now: Date },
): Result<ViewingState, ViewingRefusal> {
  const viewing = viewings.get(viewingId);
  if (!viewing) return fail('viewing_missing');
  const isMine = viewing.by === by;
  const isAhead = now.getTime() < Date.parse(viewing.startsAt);
  if (viewing.status === 'CONFIRMED') return answer === 'CANCEL' && isAhead ? ok(viewing) : fail('viewing_not_open');
  if (viewing.status !== 'PROPOSED') return fail('viewing_not_open');
  if (answer === 'CANCEL') return isMine ? ok(viewing) : fail('viewing_is_theirs');
  return isMine ? fail('viewing_is_yours') : ok(viewing);
}
