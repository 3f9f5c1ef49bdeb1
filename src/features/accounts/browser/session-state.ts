import { atom } from 'nanostores';
import { fetchAuthSession, postAuth } from './auth-endpoints.ts';
import type { AuthSession } from '../contracts/auth.ts';
import { tellOtherTabs } from './session-tabs.ts';

export type Session =
  | { readonly status: 'loading'; readonly user: null; readonly accessToken: null }
  | { readonly status: 'unauthenticated'; readonly user: null; readonly accessToken: null }
  | { readonly status: 'authenticated'; readonly user: AuthSession['user']; readonly accessToken: string };

const LOADING: Session = { status: 'loading', user: null, accessToken: null };
const NOBODY: Session = { status: 'unauthenticated', user: null, accessToken: null };

/** Who is signed in here, as the server last said. `loading` until it has. */
export const $session = atom<Session>(LOADING);

/** The mark beside the session's cookie, which scripts cannot read. */
const mayBeSignedIn = (): boolean => /(^|; )signed_in=1/.test(document.cookie);

let asking: Promise<void> | null = null;

/** Asks the server who is signed in. Calls at the same time share one request. Never rejects. */
export function refreshSession(): Promise<void> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function ask(): Promise<void> {
  try {
    setSession(await fetchAuthSession());
  } catch (error) {
    console.error('CLIENT_SESSION_ERROR', error);
    // Without a signal, whoever was signed in still is: a page that opened offline waits for the server to say who.
    if ($session.get().status === 'loading' && !mayBeSignedIn()) $session.set(NOBODY);
  }
}

function setSession(session: AuthSession | null): void {
  const now = $session.get();
  if (!session) {
    if (now.status !== 'unauthenticated') $session.set(NOBODY);
    return;
  }
  const same = now.accessToken === session.accessToken && JSON.stringify(now.user) === JSON.stringify(session.user);
  if (!same) $session.set({ status: 'authenticated', user: session.user, accessToken: session.accessToken });
}

/** Nobody is signed in here any more, before the server has been asked: another tab said so. */
export const forgetSession = (): void => $session.set(NOBODY);

/** Signs this browser out after the API refused its token: the cookie goes, the other tabs hear of it. */
export async function endSession(): Promise<void> {
  if ($session.get().status === 'unauthenticated') return;
  forgetSession();
  tellOtherTabs('signed-out');
  await postAuth('signout', { callbackUrl: '/' }).catch((error: unknown) =>
    console.error('CLIENT_SESSION_ERROR', error),
  );
}
