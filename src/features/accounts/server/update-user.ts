import { and, eq, isNull, ne } from 'drizzle-orm';
import type { UpdateUserBody } from '../contracts/users.ts';
import { fill } from '#shared/text.ts';
import { account } from '../words/account.ts';
import { accountEmails as emails } from '../words/account-emails.ts';
import { requireMember } from '#platform/actor.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { missing, type FieldFault, refused } from '#platform/errors.ts';
import { enqueueEmail, kickMail, renderEmail } from '#platform/mail/index.ts';
import type { UserRow } from './find-or-create-user.ts';
import { limitProofRequest } from './limits.ts';
import { issueProof } from './proofs.ts';
import { readUser } from './read-user.ts';
import { type Reauthentication, reauthenticate } from './reauthenticate.ts';
import { parsePhone } from '#shared/phone.ts';
import { parseZip } from '#shared/zip.ts';

const { users } = schema;

type Typed = Omit<UpdateUserBody, 'email' | 'settings'>;

/** What was typed, as columns. Refuses a phone number or ZIP code that cannot be right, field by field. */
function toProfileColumns({ fullname, contact_method, phone, postcode, type }: Typed): Partial<UserRow> {
  const number = phone ? parsePhone(phone) : null;
  const zip = postcode ? parseZip(postcode) : null;
  const wrong: FieldFault[] = [];
  if (number && !number.ok) wrong.push({ field: 'phone', message: number.reason });
  if (zip && !zip.ok) wrong.push({ field: 'postcode', message: zip.reason });
  if (wrong.length > 0) throw refused(account.badProfile, 'wrong_profile', wrong);
  return {
    ...(fullname !== undefined && { fullName: fullname }),
    ...(contact_method !== undefined && { contactMethod: contact_method }),
    ...(type !== undefined && { type }),
    ...(phone !== undefined && { phone: number?.ok ? number.value : null }),
    ...(postcode !== undefined && { postcode: zip?.ok ? zip.value : null }),
  };
}

type Input = { readonly userId: string; readonly body: UpdateUserBody; readonly network: string };

/**
 * Changes what the signed-in person says about themselves; anybody else's row is not there (404). A new address takes
 * effect when the code mailed to it comes back, through `confirmEmail`, and is asked for only by who proves anew who
 * they are.
 * @throws missing, forbidden (`reauthenticate`), refused, too-many
 */
export async function updateUser({ ctx, input }: { ctx: Ctx; input: Input }): Promise<UserRow> {
  const member = requireMember(ctx);
  if (input.userId !== member.userId) throw missing(account.noSuchUser);
  const { email, settings, password, code, ticket, ...rest } = input.body;
  const columns = toProfileColumns(rest);
  if (email !== undefined) {
    await proveForEmail({ ctx, email, proof: { password, code, ticket, network: input.network } });
    await limitProofRequest(ctx, email, input.network);
  }
  const user = await ctx.db.transaction(async (db) => {
    const [before] = await db.select().from(users).where(own(member.userId)).for('update');
    if (!before) throw missing(account.noSuchUser);
    if (email !== undefined && email !== before.email) await mailChangeCode({ ctx, db, user: before, email });
    const merged = settings && { settings: { ...(before.settings as object), ...settings } };
    // Whoever had the number may have another one now: texts wait for a code from it.
    const moved = columns.phone !== undefined && columns.phone !== before.phone && { phoneConfirmedAt: null };
    const changes = { ...columns, ...moved, ...merged, updatedAt: ctx.now() };
    const [after] = await db.update(users).set(changes).where(eq(users.id, before.id)).returning();
    return after ?? before;
  });
  if (email !== undefined) void kickMail({ services: ctx });
  return user;
}

/** A new address is a new key to the account: whoever holds an open device alone must not get one. */
async function proveForEmail({
  ctx,
  email,
  proof,
}: {
  ctx: Ctx;
  email: string;
  proof: Reauthentication;
}): Promise<void> {
  const user = await readUser({ ctx, input: { userId: requireMember(ctx).userId } });
  if (email !== user.email) await reauthenticate({ ctx, input: { user, proof } });
}

type Change = { ctx: Ctx; db: Executor; user: UserRow; email: string };

/** An address that is taken gets a letter without a code, so that the answer here stays the same. */
async function mailChangeCode({ ctx, db, user, email }: Change): Promise<void> {
  const base = { ...ctx, db };
  const { secret } = await issueProof(base, { kind: 'EMAIL_CHANGE', email, payload: { userId: user.id } });
  const [taken] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, user.id)));
  const { subject, preview, heading, paragraphs, footer } = taken ? emails.addressTaken : emails.changeAddress;
  const body = renderEmail({ preview, heading, paragraphs, footer, ...(taken ? {} : { code: secret }) });
  await enqueueEmail({ db, email: { to: email, subject: fill(subject, { code: secret }), ...body } });
}

const own = (userId: string) => and(eq(users.id, userId), isNull(users.deletedAt));
