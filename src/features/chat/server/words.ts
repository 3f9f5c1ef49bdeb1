import { CHAT } from '../rules/kinds.ts';
import { cleanMessage } from '../rules/text.ts';
import { fill } from '#shared/text.ts';
import { chats } from '../words/chats.ts';
import { invalid } from '#platform/errors.ts';

/** What somebody typed as it is kept. Throws `invalid` when nothing is left, unless it stands beside something else. */
export function readWords(typed: string, { mayBeEmpty = false } = {}): string {
  const words = cleanMessage(typed);
  if (words === '' && !mayBeEmpty) throw invalid(chats.empty, [{ field: 'message', message: chats.empty }]);
  if (words.length <= CHAT.longestMessage) return words;
  const message = fill(chats.tooLong, { count: CHAT.longestMessage, typed: words.length });
  throw invalid(message, [{ field: 'message', message }]);
}
