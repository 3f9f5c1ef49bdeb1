import { and, count, eq, gt } from 'drizzle-orm';
import { parseEmail } from '#shared/email.ts';
import { insertText } from '../rules/insert-text.ts';
import { askWords } from '../words/chat-screens.ts';
import { type Fields, type Form, go, postedForm, refuse, senderOf, stay } from '#platform/forms/index.ts';
import { conversationPath } from './paths.ts';
import { LONG_MESSAGES } from './long-messages.ts';
import { startConversation } from './start-conversation.ts';
import { CHAT } from '../rules/kinds.ts';
import { emailExcerpt } from '../rules/text.ts';
import { isPublic } from '#features/listings/rules/status.ts';
import { fill } from '#shared/text.ts';
import { chatEmails, chats } from '../words/chats.ts';
import { limitMailTo } from '#features/accounts/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import * as schema from '../schema.ts';
import { AppError, missing, refused } from '#platform/errors.ts';
import { hashSecret, newId, newSecret } from '#platform/ids.ts';
import { enqueueEmail, kickMail, renderEmail } from '#platform/mail/index.ts';
import { findListing, type TalkedListing } from './find-listing.ts';
import { readWords } from './words.ts';

const { chatQuestions } = schema;

/** Questions one address may have waiting: letters are paid for by the inbox they go to. */
const MAX_WAITING = 5;
const mail = chatEmails.question;

type Asked = {
  readonly listingId: string;
  readonly email: string;
  readonly name: string;
  readonly message: string;
  readonly network: string;
};

/**
 * Somebody without an account asks about a listing. The question waits until the address is confirmed through a mailed
 * link; the seller never sees the address. Says the same for every address, whether it has an account or not.
 * @throws missing, gone, refused (`listing_closed`), invalid, too-many
 */
export async function askQuestion({ ctx, input }: { ctx: Ctx; input: Asked }): Promise<void> {
  const content = readWords(input.message);
  const listing = await requireAskable(ctx, input.listingId);
  await ctx.limits.consume('ask', input.network);
  await ctx.limits.consume('code-request', `${input.email}|${input.network}`);
  const at = ctx.now();
  await limitWaiting(ctx, input.email, at);
  await limitMailTo({ ctx, email: input.email });
  const secret = newSecret();
  await ctx.db.transaction(async (db) => {
    await db.insert(chatQuestions).values({
      id: newId(at),
      secretHash: hashSecret(secret),
      email: input.email,
      name: input.name,
      listingId: listing.id,
      content,
      createdAt: at,
      expiresAt: new Date(at.getTime() + CHAT.questionWaits),
    });
    await enqueueEmail({ db, email: { to: input.email, ...confirmEmail(ctx, listing.title, content, secret) } });
  });
  void kickMail({ services: ctx });
}

/** The listing, when questions about it are open. */
async function requireAskable({ db }: Pick<Ctx, 'db'>, ref: string): Promise<TalkedListing> {
  const listing = await findListing(db, ref);
  if (!listing || (!isPublic(listing.status) && !listing.published)) throw missing(chats.missing);
  if (!isPublic(listing.status)) throw new AppError('gone', chats.closed);
  if (listing.ownerId === null || listing.status === 'SOLD') throw refused(chats.closed, 'listing_closed');
  return listing;
}

async function limitWaiting({ db }: Ctx, email: string, at: Date): Promise<void> {
  const [waiting] = await db
    .select({ n: count() })
    .from(chatQuestions)
    .where(and(eq(chatQuestions.email, email), gt(chatQuestions.expiresAt, at)));
  if ((waiting?.n ?? 0) >= MAX_WAITING) throw new AppError('too-many', chats.askTooMany, { retryAfter: 3600 });
}

function confirmEmail({ config }: Ctx, title: string, content: string, secret: string) {
  const url = `${config.siteUrl}/ask/confirm?${new URLSearchParams({ token: secret })}`;
  const body = renderEmail({
    preview: mail.preview,
    heading: mail.heading,
    paragraphs: [fill(mail.lead, { title }), fill(mail.quoted, { excerpt: emailExcerpt(content) }), mail.why],
    button: { label: mail.button, url },
    footer: mail.footer,
  });
  return { subject: fill(mail.subject, { title }), ...body };
}

/**
 * Asking a seller in two screens. Whoever is signed in asks with the first (`step` = message); others say on the second
 * (`step` = details) where the answer should go. A quick question is added to what was written.
 */
export const askForm = (listingId: string): Form =>
  postedForm(
    async (input, form) => {
      const { ctx } = input;
      const values = valuesOf(form);
      const { step, message } = values;
      if (message === '') return refuse(values, { message: askWords.empty });
      if (ctx.actor.kind === 'user') {
        const { conversation } = await startConversation({ ctx, input: { listingId, message } });
        return go(conversationPath(conversation.id));
      }
      if (step === 'message') return stay({ values: { ...values, step: 'details' } });
      const email = parseEmail(form.get('email'));
      if (!email.ok) return refuse(values, { email: email.reason });
      const { network } = senderOf(input);
      const name = values.name.slice(0, 100);
      // People do not see this field; programs fill in whatever they find, and may believe that it worked.
      if ((form.get('website') ?? '').trim() === '')
        await askQuestion({ ctx, input: { listingId, message, email: email.value, name, network } });
      return go('/ask?sent=1');
    },
    { values: valuesOf, ...LONG_MESSAGES },
  );

const withQuick = (message: string, quick: string) => (quick === '' ? message : insertText(message, quick));

function valuesOf(form: Fields) {
  const field = (name: string) => (form.get(name) ?? '').trim();
  const step = field('step') === 'details' ? 'details' : 'message';
  return { step, message: withQuick(field('message'), field('quick')), email: field('email'), name: field('name') };
}
