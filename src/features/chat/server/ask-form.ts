import { parseEmail } from '#shared/email.ts';
import { insertText } from '../rules/insert-text.ts';
import { askWords } from '../words/chat-screens.ts';
import { type Fields, type Form, go, postedForm, refuse, senderOf, stay } from '#platform/forms/index.ts';
import { askQuestion } from './ask-question.ts';
import { conversationPath } from './paths.ts';
import { LONG_MESSAGES } from './long-messages.ts';
import { startConversation } from './start-conversation.ts';

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
