import type { Said } from './messages.ts';
import { readOffers } from './offers.ts';
import { readViewings } from './viewings.ts';

type Placed = { readonly seq: number };

/** What is known with what came in, in the server's order; of two at one place the one that came in counts. */
export function mergeMessages<Message extends Placed>(
  known: readonly Message[],
  incoming: readonly Message[],
): readonly Message[] {
  if (incoming.length === 0) return known;
  const bySeq = new Map([...known, ...incoming].map((message) => [message.seq, message]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

/** The place up to which nothing is missing, from the first known message on; 0 for none. */
export function lastWithoutGap(messages: readonly Placed[]): number {
  let last = 0;
  for (const { seq } of messages) {
    if (last !== 0 && seq !== last + 1) return last;
    last = seq;
  }
  return last;
}

type Structured = Omit<Said, 'body'> & { readonly body: { readonly kind: string } };

/**
 * Offers and viewings as they stand after everything that was said since. How one stands follows from what comes after
 * it alone, so the messages at hand are enough.
 */
export function withStatuses<Message extends Structured>(messages: readonly Message[], now: Date): readonly Message[] {
  const said = messages as unknown as readonly Said[];
  const offers = readOffers(said, now);
  const viewings = readViewings(said, now);
  return messages.map((message) => {
    const status = (offers.get(message.id) ?? viewings.get(message.id))?.status;
    return status === undefined ? message : { ...message, body: { ...message.body, status } };
  });
}
