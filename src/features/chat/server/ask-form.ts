import { parseEmail } from '#shared/email.ts';
import { askWords } from '../words/chat-screens.ts';
import { type FormInput, go, type Outcome, refuse, senderOf, stay, stayOnRefusal } from '#platform/forms/index.ts';
import { askQuestion } from './ask-question.ts';
import { conversationPath } from './paths.ts';
import { readForm } from './read-form.ts';
import { startConversation } from './start-conversation.ts';

/**
 * Asking a seller in two screens. Whoever is signed in asks with the first (`step` = message); others say on the second
 * (`step` = details) where the answer should go. A quick question counts when nothing was written.
 */
export const askForm =
  (listingId: string) =>
  async (input: FormInput): Promise<Outcome> => {
    const { ctx } = input;
    const form = await readForm(input.request);
    const field = (name: string) => (form.get(name) ?? '').trim();
    const step = field('step') === 'details' ? 'details' : 'message';
    const message = field('message') || field('quick');
    const values = { step, message, email: field('email'), name: field('name') };
    if (message === '') return refuse(values, { message: askWords.empty });
    try {
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
      if (field('website') === '')
        await askQuestion({ ctx, input: { listingId, message, email: email.value, name, network } });
      return go('/ask?sent=1');
    } catch (error) {
      return stayOnRefusal(error, values);
    }
  };
