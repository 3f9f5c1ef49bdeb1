import { fetchProviders, postAuth } from './auth-endpoints.ts';
import { forgetSession, refreshSession } from './session-state.ts';
import { tellOtherTabs } from './session-tabs.ts';

const SIGN_IN = '/stickers/auth/login';
const ERROR = '/stickers/auth/error';

export type SignInOptions = {
  /** Where to go afterwards; the present page unless told. */
  readonly callbackUrl?: string;
  /** False keeps the page, for the providers that allow it (credentials, email). */
  readonly redirect?: boolean;
} & Readonly<Record<string, string | boolean | undefined>>;

export type SignInAnswer = {
  readonly status: number;
  readonly ok: boolean;
  readonly error: string | null;
  /** Where to go on; null when signing in failed. */
  readonly url: string | null;
};

/**
 * Signs in with a provider; what else is in `options` goes along as form fields. No provider, or one that is not
 * offered, leads to the sign-in page; no list of providers, to the error page. Gives an answer only when the page stays.
 */
export async function signIn(provider?: string, options: SignInOptions = {}): Promise<SignInAnswer | undefined> {
  const { callbackUrl = location.href, redirect = true, ...fields } = options;
  const providers = await fetchProviders().catch(() => null);
  if (!providers) return leaveFor(ERROR);
  const chosen = provider !== undefined && Object.hasOwn(providers, provider) ? providers[provider] : undefined;
  if (!chosen) return leaveFor(`${SIGN_IN}?${new URLSearchParams({ callbackUrl })}`);
  const isCredentials = chosen.type === 'credentials';
  const path = `${isCredentials ? 'callback' : 'signin'}/${encodeURIComponent(chosen.id)}`;
  const answer = await postAuth(path, { ...texts(fields), callbackUrl });
  if (isCredentials && !answer.error) tellOtherTabs('signed-in');
  if (redirect || !(isCredentials || chosen.type === 'email')) return leaveFor(answer.url);
  if (answer.ok) await refreshSession();
  return { status: answer.status, ok: answer.ok, error: answer.error, url: answer.error ? null : answer.url };
}

/** Signs out here and in every other tab, then goes to `callbackUrl`. With `redirect: false` the page stays. */
export async function signOut({
  callbackUrl = location.href,
  redirect = true,
} = {}): Promise<{ url: string } | undefined> {
  const { url } = await postAuth('signout', { callbackUrl });
  tellOtherTabs('signed-out');
  forgetSession();
  return redirect ? leaveFor(url) : { url };
}

function leaveFor(url: string): undefined {
  location.assign(url);
  // An address that differs only behind the # does not load the page anew.
  if (url.includes('#')) location.reload();
}

function texts(fields: Readonly<Record<string, string | boolean | undefined>>): Record<string, string> {
  const known = Object.entries(fields).filter((entry): entry is [string, string | boolean] => entry[1] !== undefined);
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}
