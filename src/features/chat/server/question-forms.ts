import { signInCookies } from '#features/accounts/server/auth/index.ts';
import { go, postedForm, senderOf } from '#platform/forms/index.ts';
import type { Ctx } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { refusalStatus } from '#platform/web/index.ts';
import { confirmQuestion, readQuestion, type WaitingQuestion } from './confirm-question.ts';
import { conversationPath } from './paths.ts';

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
