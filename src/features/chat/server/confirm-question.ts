import { and, eq, gt, lte } from 'drizzle-orm';
import { signInCookies } from '#features/accounts/server/auth/index.ts';
import { go, postedForm, senderOf } from '#platform/forms/index.ts';
import { type Ctx, type Services, withActor } from '#platform/context.ts';
import { isAppError, AppError } from '#platform/errors.ts';
import { refusalStatus } from '#platform/web/index.ts';
import { conversationPath } from './paths.ts';
import { chats } from '../words/chats.ts';
import { closeSession, type SignedIn, signInProvenAddress } from '#features/accounts/server/index.ts';
import * as schema from '../schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { hashSecret } from '#platform/ids.ts';
import { findListing } from './find-listing.ts';
import { startConversation } from './start-conversation.ts';

const { chatQuestions } = schema;

type QuestionRow = typeof chatQuestions.$inferSelect;

type WaitingQuestion = { readonly title: string; readonly content: string };

/** The question behind a mailed link. Reading changes nothing: mail programs open links to check them. @throws gone */
export async function readQuestion({ ctx, token }: { ctx: Ctx; token: string }): Promise<WaitingQuestion> {
  const question = await find(ctx.db, ctx.now(), token);
  const listing = await findListing(ctx.db, question.listingId);
  return { title: listing?.title ?? '', content: question.content };
}

/**
 * The button behind the link: the address is proven, so its person is signed in (the account is made if there is none)
 * and the question goes to the seller. Only a POST may call it. @throws gone, and what `startConversation` throws
 */
export async function confirmQuestion({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { token: string; device: string };
}): Promise<SignedIn & { conversationId: string }> {
  const { question, signedIn } = await ctx.db.transaction(async (db) => {
    const question = await find(db, ctx.now(), input.token);
    const { email, name: fullName } = question;
    return { question, signedIn: await signInProvenAddress({ ...ctx, db }, { email, fullName, device: input.device }) };
  });
  const conversationId = await send(ctx, question, signedIn);
  // Last: if anything fails before, the link still works, and the message's key keeps it one message.
  await ctx.db.delete(chatQuestions).where(eq(chatQuestions.id, question.id));
  return { ...signedIn, conversationId };
}

async function send(ctx: Ctx, question: QuestionRow, { user, session }: SignedIn): Promise<string> {
  const actor = { kind: 'user', userId: user.id, sessionId: session.id, sessionKey: null, role: 'MEMBER' } as const;
  const input = { listingId: question.listingId, message: question.content, key: `question:${question.id}` };
  try {
    return (await startConversation({ ctx: withActor(ctx, actor), input })).conversation.id;
  } catch (error) {
    await closeSession({ services: ctx, sessionId: session.id });
    throw error;
  }
}

async function find(db: Executor, now: Date, token: string): Promise<QuestionRow> {
  const [row] = await db
    .select()
    .from(chatQuestions)
    .where(and(eq(chatQuestions.secretHash, hashSecret(token)), gt(chatQuestions.expiresAt, now)));
  if (!row) throw new AppError('gone', chats.askGone);
  return row;
}

/** For the hourly job: questions nobody confirmed. */
export async function forgetQuestions({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.delete(chatQuestions).where(lte(chatQuestions.expiresAt, now()));
}

/** The button behind the mailed link: signs in and leads to the conversation. */
export const confirmQuestionForm = postedForm(
  async (input, form) => {
    const { device } = senderOf(input);
    const confirmed = await confirmQuestion({ ctx: input.ctx, input: { token: form.get('token') ?? '', device } });
    return go(conversationPath(confirmed.conversationId), await signInCookies(input.ctx, confirmed.session));
  },
  { values: () => ({}) },
);

export type OpenedQuestion =
  | ({ readonly kind: 'open' } & WaitingQuestion)
  | { readonly kind: 'closed'; readonly message: string; readonly status: number };

/** What the page behind the mailed link shows. Opening it changes nothing. */
export const openQuestion = ({ ctx, token }: { ctx: Ctx; token: string }): Promise<OpenedQuestion> =>
  orClosed(async () => ({ kind: 'open', ...(await readQuestion({ ctx, token })) }));

type Closed = { readonly kind: 'closed'; readonly message: string; readonly status: number };

async function orClosed<Opened>(open: () => Promise<Opened>): Promise<Opened | Closed> {
  try {
    return await open();
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { kind: 'closed', message: error.message, status: refusalStatus(error) };
  }
}
