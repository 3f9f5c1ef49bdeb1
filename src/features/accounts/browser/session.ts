import { configureApi } from '#platform/api-client/api.ts';
import { connection } from '#platform/words/http.ts';
import { $session, endSession, fetchProviders, postAuth, forgetSession, refreshSession } from './session-state.ts';
import { tellOtherTabs, hearOtherTabs } from './session-tabs.ts';

let keepers = 0;
let stop: (() => void) | undefined;

/**
 * Keeps `$session` true while something on the page needs it: asks at once, when the tab is looked at again, when
 * another tab signs in or out, and, if wanted, every `pollSeconds` while online. Returns how to stop; several keepers
 * share one watch.
 */
export function keepSession({ pollSeconds = 0 }: { pollSeconds?: number } = {}): () => void {
  keepers += 1;
  stop ??= watch();
  const stopPolling = pollSeconds > 0 ? poll(pollSeconds) : () => {};
  let kept = true;
  return () => {
    if (!kept) return;
    kept = false;
    stopPolling();
    keepers -= 1;
    if (keepers > 0) return;
    stop?.();
    stop = undefined;
  };
}

function watch(): () => void {
  void refreshSession();
  const onLook = () => {
    if (document.visibilityState !== 'hidden') void refreshSession();
  };
  const deafen = hearOtherTabs((news) => {
    if (news === 'signed-out') forgetSession();
    void refreshSession();
  });
  const onSignal = () => void refreshSession();
  window.addEventListener('focus', onLook);
  window.addEventListener('online', onSignal);
  document.addEventListener('visibilitychange', onLook);
  return () => {
    deafen();
    window.removeEventListener('focus', onLook);
    window.removeEventListener('online', onSignal);
    document.removeEventListener('visibilitychange', onLook);
  };
}

function poll(seconds: number): () => void {
  const timer = setInterval(() => {
    if (navigator.onLine) void refreshSession();
  }, seconds * 1000);
  return () => clearInterval(timer);
}

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

/** The session of this browser: who is signed in, signing in and out, and staying in step with the server and other tabs. */

configureApi({
  token: () => $session.get().accessToken,
  onUnauthorized: () => void endSession(),
  sentences: connection,
});

export { $session, endSession, refreshSession, type Session } from './session-state.ts';
