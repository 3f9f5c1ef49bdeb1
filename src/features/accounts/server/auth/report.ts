import type { Services } from '#platform/context.ts';

/** What people do wrong every day; nobody has to look at it. */
const EXPECTED = new Set([
  'CredentialsSignin',
  'MissingCSRF',
  'UnknownAction',
  'InvalidProvider',
  'JWTSessionError',
  'InvalidCheck',
  'AccessDenied',
  'OAuthCallbackError',
  'InvalidCallbackUrl',
  'Verification',
]);

export function reportAuthError({ telemetry }: Pick<Services, 'telemetry'>, error: Error): void {
  const type = 'type' in error ? String(error.type) : error.name;
  if (!EXPECTED.has(type)) telemetry.error(error, { path: '/api/auth', method: type });
}
