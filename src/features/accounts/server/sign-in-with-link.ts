import { account } from '../words/account.ts';
import { unauthenticated } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import { type SignedIn, signInProven } from './complete-sign-in.ts';
import { consumeSecret, issueProof } from './proofs.ts';
import { accountEmails as emails } from '../words/account-emails.ts';
import { enqueueEmail, kickMail, renderEmail } from '#platform/mail/index.ts';
import { limitProofRequest } from './limits.ts';
import type { Profile } from './proof-payload.ts';

/**
 * Mails a link to a page with a button; pressing it signs in. `next` is the path the person wanted, already known to
 * be one of ours. Like the code, it makes the account if there is none. `direct` mails the address of that path itself,
 * with the username and a token in its query: what was expired still leads there, after an ordinary sign-in.
 */
export async function requestEmailLink({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { email: string; network: string; next?: string; profile?: Profile; direct?: boolean };
}): Promise<void> {
  await limitProofRequest(ctx, input.email, input.network);
  await ctx.db.transaction(async (db) => {
    const payload = input.profile ? { profile: input.profile } : {};
    const { email, direct = false } = input;
    const { secret } = await issueProof({ ...ctx, db }, { kind: direct ? 'TOKEN' : 'LINK', email, payload });
    const { subject, preview, heading, paragraphs, button, footer } = emails.link;
    const { siteUrl } = ctx.config;
    const url = direct ? directUrl(siteUrl, { email, secret }, input.next) : linkUrl(siteUrl, secret, input.next);
    const body = renderEmail({ preview, heading, paragraphs, button: { label: button, url }, footer });
    await enqueueEmail({ db, email: { to: email, subject, ...body } });
  });
  void kickMail({ services: ctx });
}

function linkUrl(siteUrl: string, token: string, next: string | undefined): string {
  const url = new URL('/stickers/auth/link', siteUrl);
  url.searchParams.set('token', token);
  if (next && next !== '/') url.searchParams.set('callbackUrl', next);
  return url.href;
}

function directUrl(siteUrl: string, { email, secret }: { email: string; secret: string }, next = '/'): string {
  const url = new URL(next, siteUrl);
  url.searchParams.set('username', email);
  url.searchParams.set('token', secret);
  return url.href;
}

/** Signs in with the secret of a mailed link. Only a POST may call it: mail scanners follow links. */
export async function signInWithLink({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { token: string; device?: string };
}): Promise<SignedIn> {
  const signedIn = await ctx.db.transaction(async (db) => {
    const base = { ...ctx, db };
    const proof = await consumeSecret(base, { kind: 'LINK', secret: input.token });
    return proof && signInProven(base, { ...proof, keepPassword: false, device: input.device });
  });
  if (!signedIn) throw unauthenticated(account.staleLink);
  return signedIn;
}
