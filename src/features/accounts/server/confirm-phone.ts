import { and, eq } from 'drizzle-orm';
import { account } from '../words/account.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import { refused } from '#platform/errors.ts';
import * as schema from '../schema.ts';
import type { UserRow } from './find-or-create-user.ts';
import { findChangeTicket, tryTicketedCode, issueProof } from './proofs.ts';
import { readUser } from './read-user.ts';
import { fill } from '#shared/text.ts';
import { allowNumber, enqueueText, findStop, kickTexts, smsIsOffered } from '#platform/sms/index.ts';
import { inOwnWords } from './limits.ts';

const { users } = schema;

const LIFETIME_MS = 10 * 60_000;

/**
 * Texts a six-digit code to the number of the signed-in person: nothing else goes there before it comes back. Counted by
 * number, account and network, so that nobody makes us text strangers.
 * @throws refused (`no_phone`, `texts_off`, `phone_stopped`), too-many
 */
export async function requestPhoneCode({ ctx, network }: { ctx: Ctx; network: string }): Promise<void> {
  const user = await readUser({ ctx, input: { userId: requireMember(ctx).userId } });
  const { phone } = user;
  if (!smsIsOffered(ctx.config)) throw refused(account.textsOff, 'texts_off');
  if (phone === null) throw refused(account.noPhone, 'no_phone');
  const stop = await findStop(ctx, phone);
  if (stop === 'STOPPED') throw refused(account.phoneStopped, 'phone_stopped');
  await inOwnWords('text_ceiling', account.tooManyTexts, async () => {
    await ctx.limits.consume('text-number', phone);
    await ctx.limits.consume('text-account', user.id);
    await ctx.limits.consume('text-network', network);
  });
  await ctx.db.transaction(async (db) => {
    // It may be somebody else’s by now, or a phone that was off.
    if (stop !== null) await allowNumber({ db, config: ctx.config }, phone);
    const payload = { userId: user.id, phone };
    const { secret } = await issueProof({ ...ctx, db }, { kind: 'PHONE', email: user.email, payload });
    const text = { to: phone, body: fill(account.textCode, { code: secret }) };
    await enqueueText({ db, text, email: null, expiresAt: new Date(ctx.now().getTime() + LIFETIME_MS) });
  });
  void kickTexts({ services: ctx });
}

/**
 * Takes the code that was texted to the person’s number: from here on texts go there. Five tries for a code, and it must
 * be the number that the account has now.
 * @throws refused (`wrong_code`), too-many
 */
export async function confirmPhone({ ctx, code }: { ctx: Ctx; code: string }): Promise<UserRow> {
  const { userId } = requireMember(ctx);
  await ctx.limits.consume('code-try', `${userId}|phone`);
  const { email, phone } = await readUser({ ctx, input: { userId } });
  const confirmed = await ctx.db.transaction(async (db) => {
    const base = { ...ctx, db };
    if (phone === null) return null;
    const ticket = await findChangeTicket(base, { kind: 'PHONE', email, userId, phone });
    if (ticket === null) return null;
    // Not thrown in here: the try must stay counted.
    if (!(await tryTicketedCode(base, { kind: 'PHONE', email, ticket, code: code.replace(/[\s-]/g, '') }))) return null;
    const [row] = await db
      .update(users)
      .set({ phoneConfirmedAt: ctx.now(), updatedAt: ctx.now() })
      .where(and(eq(users.id, userId), eq(users.phone, phone)))
      .returning();
    return row ?? null;
  });
  if (!confirmed) throw refused(account.wrongCode, 'wrong_code');
  return confirmed;
}
