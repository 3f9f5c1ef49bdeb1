import type { Fields, FormInput } from '#platform/forms/index.ts';
import { safeCallback } from '#shared/safe-callback.ts';

/** The page to go on to, from the address or the form; always one of ours. */
export function nextOf({ ctx, request }: FormInput, form?: Fields): string {
  const asked = form?.get('callbackUrl') ?? new URL(request.url).searchParams.get('callbackUrl');
  return safeCallback(relative(asked, request.url), ctx.config.siteUrl);
}

/** Where somebody goes who signed in without a page in mind: a dealership to what it does next. */
export const homeOf = ({ type }: { readonly type: string }, next: string): string =>
  next === '/' && type === 'DEALERSHIP' ? '/my' : next;

/** An absolute address on the host the browser used counts as a path. */
function relative(asked: string | null, requestUrl: string): string | null {
  const { origin } = new URL(requestUrl);
  return asked?.startsWith(`${origin}/`) ? asked.slice(origin.length) : asked;
}
