import { and, eq, isNull, sql, isNotNull } from 'drizzle-orm';
import type { ContactMethod } from '#shared/enums.ts';
import type { Executor } from '#platform/db/index.ts';
import * as schema from '../schema.ts';
import type { TextState } from '../rules/text-state.ts';
import type { Ctx } from '#platform/context.ts';
import { findStop, smsIsOffered } from '#platform/sms/index.ts';
import type { UserRow } from './find-or-create-user.ts';
import { findChangeTicket } from './proofs.ts';

const { users } = schema;

/** Where the number of a person stands, read anew each time. */
export async function readTextState({ ctx, user }: { ctx: Ctx; user: UserRow }): Promise<TextState> {
  if (!smsIsOffered(ctx.config)) return 'off';
  if (user.phone === null) return 'none';
  const stop = await findStop(ctx, user.phone);
  if (stop === 'STOPPED') return 'stopped';
  const ticket = await findChangeTicket(ctx, { kind: 'PHONE', email: user.email, userId: user.id, phone: user.phone });
  if (user.phoneConfirmedAt !== null && stop === null) return 'confirmed';
  if (stop === 'UNREACHABLE') return 'unreachable';
  return ticket === null ? 'unconfirmed' : 'code';
}

/**
 * The number that a person shows to people with a confirmed visit; null unless they chose to and confirmed it, so that
 * nobody hands out the number of somebody else. Who may see it is for the caller to know.
 */
export async function callNumberOf(db: Executor, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ phone: users.phone })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        isNull(users.deletedAt),
        isNotNull(users.phoneConfirmedAt),
        sql`${users.settings}->>'show_phone' = 'true'`,
      ),
    );
  return user?.phone ?? null;
}

type Choice = {
  readonly userId: string;
  readonly method: ContactMethod;
  readonly phone: string | null;
  readonly now: Date;
};

/**
 * What a person answered to “How should we reach you?” beside a listing, kept for the account. Another number than the
 * account’s waits for a code before texts go there.
 */
export async function chooseContact(db: Executor, { userId, method, phone, now }: Choice): Promise<void> {
  const number =
    method === 'PHONE' && phone !== null
      ? {
          phone,
          phoneConfirmedAt: sql`case when ${users.phone} = ${phone} then ${users.phoneConfirmedAt} end`,
        }
      : {};
  await db
    .update(users)
    .set({ contactMethod: method, ...number, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
}
