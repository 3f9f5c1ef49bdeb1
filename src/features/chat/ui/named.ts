import { fill } from '#shared/text.ts';
import { chatWords as words } from '../browser/words.ts';

/** For a control that several messages have: it shows its action, and its name says as well what that is about. */
export const named = (action: string, text: string) => ({
  'aria-label': fill(words.named, { action, text }),
  children: action,
});
