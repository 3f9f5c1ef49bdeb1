import type { TextState } from '../rules/text-state.ts';
import type { Ctx } from '#platform/context.ts';
import { findStop, smsIsOffered } from '#platform/sms/index.ts';
import type { UserRow } from './find-or-create-user.ts';
import { findChangeTicket } from './proofs.ts';

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
