import { atom } from 'nanostores';
import type { z } from 'zod';
import {
  type AuthSession,
  authSessionSchema,
  csrfSchema,
  type Providers,
  providersSchema,
  redirectSchema,
} from '../contracts/auth.ts';
import { tellOtherTabs } from './session-tabs.ts';

const BASE = '/api/auth';

/** Who is signed in here; null for nobody. Throws when no answer came that could be read. */
const fetchAuthSession = (): Promise<AuthSession | null> => read('session', authSessionSchema);

export const fetchProviders = (): Promise<Providers> => read('providers', providersSchema);

const fetchCsrf = async (): Promise<string> => (await read('csrf', csrfSchema)).csrfToken;

type AuthAnswer = {
  readonly status: number;
  readonly ok: boolean;
  readonly url: string;
  readonly error: string | null;
};

/** Posts one of Auth.js's forms. The error is read from the address it sends us to. */
export async function postAuth(path: string, fields: Readonly<Record<string, string>>): Promise<AuthAnswer> {
  const csrfToken = await fetchCsrf();
  const response = await fetch(`${BASE}/${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-auth-return-redirect': '1' },
    body: new URLSearchParams({ ...fields, csrfToken, json: 'true' }),
  });
  const { url } = redirectSchema.parse(await response.json());
  const { searchParams } = new URL(url, location.href);
  const error = searchParams.get('code') === 'too_many' ? 'TooMany' : searchParams.get('error');
  return { status: response.status, ok: response.ok, url, error };
}

async function read<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
  const response = await fetch(`${BASE}/${path}`, { credentials: 'same-origin', cache: 'no-store' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return schema.parse(await response.json());
}

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
