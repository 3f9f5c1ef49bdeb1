import { fill } from '#shared/text.ts';
import { account } from '../words/account.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import { refused } from '#platform/errors.ts';
import { allowNumber, enqueueText, findStop, kickTexts, smsIsOffered } from '#platform/sms/index.ts';
import { inOwnWords } from './limits.ts';
import { issueProof } from './proofs.ts';
import { readUser } from './read-user.ts';

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
