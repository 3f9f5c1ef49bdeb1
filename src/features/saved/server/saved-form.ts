import { savedPage } from '../words/keep.ts';
import { go, postedForm, refuseForm } from '#platform/forms/index.ts';
import { saveListing } from './save-listing.ts';

const PAGE = '/my/saved';
const SIGN_IN = '/stickers/auth/login';

/**
 * A heart without a script, and the buttons of the saved page: fields `id` and `do` (save, remove). Whoever is not
 * signed in is asked to, and finds the question again afterwards.
 */
export const submitSavedForm = postedForm(async ({ ctx }, form) => {
  const [ref, what] = [form.get('id') ?? '', form.get('do')];
  if (what !== 'save' && what !== 'remove') return refuseForm(savedPage.wrongForm);
  if (ctx.actor.kind !== 'user') {
    const callbackUrl = `${PAGE}?${new URLSearchParams(what === 'save' ? { add: ref } : {})}`;
    return go(`${SIGN_IN}?${new URLSearchParams({ error: 'SessionRequired', callbackUrl })}`);
  }
  const { id, saved } = await saveListing({ ctx, input: { ref, saved: what === 'save' } });
  return go(`${PAGE}?now=${saved ? 'saved' : 'removed'}${saved ? `#saved-${id}` : ''}`);
});
