import type { z } from 'zod';
import {
  type AuthSession,
  authSessionSchema,
  csrfSchema,
  type Providers,
  providersSchema,
  redirectSchema,
} from '../contracts/auth.ts';

const BASE = '/api/auth';

/** Who is signed in here; null for nobody. Throws when no answer came that could be read. */
export const fetchAuthSession = (): Promise<AuthSession | null> => read('session', authSessionSchema);

export const fetchProviders = (): Promise<Providers> => read('providers', providersSchema);

const fetchCsrf = async (): Promise<string> => (await read('csrf', csrfSchema)).csrfToken;

export type AuthAnswer = {
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
