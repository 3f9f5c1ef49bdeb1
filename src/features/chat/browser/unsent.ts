import { z } from 'zod';
import { persistedSlice } from '#platform/browser/persist.ts';

const unsentSchema = z.object({ userId: z.string(), conversationId: z.string(), text: z.string() });
type Unsent = z.infer<typeof unsentSchema>;
/** Whose words, and where: the next person at this browser does not find them. */
type Place = Omit<Unsent, 'text'>;

/** Conversations whose words are kept; the ones written in longest ago go first. */
const MAX = 20;

/** What lies in the composers and was not sent. It outlives the page. */
const $unsent = persistedSlice<readonly Unsent[]>('unsent', z.array(unsentSchema), []);

const isAt =
  ({ userId, conversationId }: Place) =>
  (it: Unsent): boolean =>
    it.userId === userId && it.conversationId === conversationId;

/** The words that were being written in a conversation; empty when there are none. */
export const readUnsent = (place: Place): string => $unsent.get().find(isAt(place))?.text ?? '';

/** Keeps them, or lets go of them when there are none left. */
export function keepUnsent(place: Place, text: string): void {
  const all = $unsent.get();
  const is = isAt(place);
  const others = all.filter((it) => !is(it));
  if (text !== '') $unsent.set([...others.slice(1 - MAX), { ...place, text }]);
  else if (others.length < all.length) $unsent.set(others);
}
