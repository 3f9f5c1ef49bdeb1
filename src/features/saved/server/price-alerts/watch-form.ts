import { parseEmail } from '#shared/email.ts';
import { watch as words } from '../../words/watch.ts';
import { type Fields, type FormInput, readLink, senderOf } from '#platform/forms/index.ts';
import { isAppError, refused } from '#platform/errors.ts';
import { refusalStatus } from '#platform/web/index.ts';
import { askWatch } from './ask-watch.ts';
import { followWatchLink, readWatch, type Watch } from './change-watch.ts';

/** The page of prices watched without an account: what was asked on a listing's page, or what a letter's link is about. */
export type WatchPage = { readonly status: number } & (
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'link'; readonly token: string; readonly watch: Watch; readonly done: boolean }
  | { readonly kind: 'wrong'; readonly message: string; readonly email: string; readonly listing: string }
  | { readonly kind: 'broken' }
);

/** Opening the page reads; its buttons, and the form on the listing's page, act. */
export async function watchPage(input: FormInput): Promise<WatchPage> {
  const { ctx, request } = input;
  const { token, pressed, form } = await readLink(request);
  const [listing, typed] = [form.get('listing') ?? '', form.get('email') ?? ''];
  try {
    if (listing) return await ask(input, listing, form);
    const watch = await (pressed ? followWatchLink({ ctx, token }) : readWatch({ ctx, token }));
    return { kind: 'link', status: 200, token, watch, done: pressed };
  } catch (error) {
    if (!isAppError(error)) throw error;
    const status = refusalStatus(error);
    return listing
      ? { kind: 'wrong', status, message: error.message, email: typed, listing }
      : { kind: 'broken', status };
  }
}

async function ask(input: FormInput, listing: string, form: Fields): Promise<WatchPage> {
  const email = parseEmail(form.get('email'));
  if (!email.ok) throw refused(email.reason, 'wrong_email');
  if (form.get('do') !== 'ask') throw refused(words.wrongForm, 'wrong_form');
  await askWatch({ ctx: input.ctx, input: { listing, email: email.value, network: senderOf(input).network } });
  return { kind: 'sent', status: 200, email: email.value };
}
