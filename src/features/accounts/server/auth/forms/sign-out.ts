import { type FormInput, go, type Outcome, readForm } from '#platform/forms/index.ts';
import { closeSession } from '../../index.ts';
import { clearedCookies } from '../session-cookie.ts';
import { nextOf } from './next.ts';

/** Signing out without a script. */
export async function signOutForm(input: FormInput): Promise<Outcome> {
  const { ctx } = input;
  const next = nextOf(input, await readForm(input.request));
  if (ctx.actor.kind === 'user') await closeSession({ services: ctx, sessionId: ctx.actor.sessionId });
  return go(next, clearedCookies(ctx));
}
