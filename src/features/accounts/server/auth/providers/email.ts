import type { EmailConfig } from '@auth/core/providers';
import { parseEmail } from '#shared/email.ts';
import { safeCallback } from '#shared/safe-callback.ts';
import { requestEmailLink } from '../../index.ts';
import type { Ctx } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { networkOf } from '#platform/web/index.ts';
import { SignInRefused } from './password.ts';

/**
 * `POST signin/email` mails our own link, whose page has a button. The token Auth.js makes up is thrown away, and its
 * callback by GET opens nothing.
 */
export function emailProvider({ ctx, request }: { ctx: Ctx; request: Request }, origin: string): EmailConfig {
  return {
    id: 'email',
    type: 'email',
    name: 'Email',
    maxAge: 15 * 60,
    // An empty address is turned away by the `signIn` callback with an error people can read.
    normalizeIdentifier: (typed) => {
      const email = parseEmail(typed);
      return email.ok ? email.value : '';
    },
    sendVerificationRequest: async ({ identifier, url }) => {
      const next = safeCallback(new URL(url).searchParams.get('callbackUrl'), origin);
      const network = networkOf({ headers: request.headers, config: ctx.config });
      await requestEmailLink({ ctx, input: { email: identifier, network, next } }).catch((error: unknown) => {
        throw isAppError(error) && error.kind === 'too-many' ? new SignInRefused('too_many') : error;
      });
    },
  };
}
