import { fill } from '#domain/text.ts';
import { chats } from '#messages/en/chats.ts';
import {
  type FormInput,
  go,
  type Outcome,
  readEmail,
  readForm,
  refuse,
  senderOf,
  sessionCookies,
  stayOnRefusal,
} from '../auth/index.ts';
import type { Ctx } from '../context.ts';
import { isAppError } from '../errors.ts';
import { STATUS } from '../http/index.ts';
import { askQuestion, requireAskable } from './ask-question.ts';
import { confirmQuestion, readQuestion, type WaitingQuestion } from './confirm-question.ts';
import { conversationPath } from './paths.ts';
import { startConversation } from './start-conversation.ts';

/** Characters of a question asked through the form. */
export const LONGEST_QUESTION = 1_500;

/**
 * The form that asks a seller, without a script: fields `listing`, `message`, and for those not signed in `email` and,
 * if they like, `name`. Signed in it leads to the conversation, else to the page that says to look into the mail.
 */
export async function questionForm(input: FormInput): Promise<Outcome> {
  const { ctx } = input;
  const form = await readForm(input.request);
  const field = (name: string) => (form.get(name) ?? '').trim();
  const values = { listing: field('listing'), message: field('message'), email: field('email'), name: field('name') };
  const { listing: listingId, message } = values;
  if (message.length > LONGEST_QUESTION)
    return refuse(values, { message: fill(chats.tooLong, { count: LONGEST_QUESTION, typed: message.length }) });
  try {
    if (ctx.actor.kind === 'user') {
      const { conversation } = await startConversation({ ctx, input: { listingId, message } });
      return go(conversationPath(conversation.id));
    }
    const email = readEmail(form);
    if (!email.ok) return refuse(values, { email: email.reason });
    // People do not see this field; programs fill in whatever they find, and may believe that it worked.
    const isProgram = field('website') !== '';
    const asked = {
      listingId,
      message,
      email: email.value,
      name: values.name.slice(0, 100),
      network: senderOf(input).network,
    };
    if (!isProgram) await askQuestion({ ctx, input: asked });
    return go('/ask?sent=1');
  } catch (error) {
    return stayOnRefusal(error, values);
  }
}

/** The button behind the mailed link: signs in and leads to the conversation. */
export async function confirmQuestionForm(input: FormInput): Promise<Outcome> {
  const form = await readForm(input.request);
  const token = form.get('token') ?? '';
  try {
    const { device } = senderOf(input);
    const confirmed = await confirmQuestion({ ctx: input.ctx, input: { token, device } });
    return go(conversationPath(confirmed.conversationId), await sessionCookies(input.ctx, confirmed.session));
  } catch (error) {
    return stayOnRefusal(error, {});
  }
}

export type OpenedQuestion =
  | ({ readonly kind: 'open' } & WaitingQuestion)
  | { readonly kind: 'closed'; readonly message: string; readonly status: number };

/** What the page behind the mailed link shows. Opening it changes nothing. */
export const openQuestion = ({ ctx, token }: { ctx: Ctx; token: string }): Promise<OpenedQuestion> =>
  orClosed(async () => ({ kind: 'open', ...(await readQuestion({ ctx, token })) }));

export type OpenedAsk =
  | { readonly kind: 'open'; readonly title: string }
  | { readonly kind: 'closed'; readonly message: string; readonly status: number };

/** What the page with the form shows: which listing is asked about, or why none can be. */
export const openAskPage = ({ ctx, listing }: { ctx: Ctx; listing: string }): Promise<OpenedAsk> =>
  orClosed(async () => ({ kind: 'open', title: (await requireAskable(ctx, listing)).title }));

type Closed = { readonly kind: 'closed'; readonly message: string; readonly status: number };

async function orClosed<Opened>(open: () => Promise<Opened>): Promise<Opened | Closed> {
  try {
    return await open();
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { kind: 'closed', message: error.message, status: STATUS[error.kind] };
  }
}
