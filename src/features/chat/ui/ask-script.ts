/** Sends the question of somebody signed in without leaving the page. */
import { insertText } from '../rules/insert-text.ts';

const box = document.querySelector<HTMLElement>('[data-ask]');
const form = box?.querySelector('form');
const field = form?.querySelector('textarea');
const fault = form?.querySelector<HTMLElement>('[data-ask-fault]');
const words = box?.querySelector<HTMLElement>('[data-ask-words]')?.dataset;
const signedIn = () => /(^|; )signed_in=1/.test(document.cookie);

function complain(sentence: string): void {
  if (!fault) return;
  fault.textContent = sentence;
  fault.hidden = sentence === '';
  field?.focus();
}

/** The name of this question for as long as its words stay: sent twice it is one message. */
let sending = { text: '', key: '' };

async function send(message: string): Promise<void> {
  if (sending.text !== message) sending = { text: message, key: crypto.randomUUID() };
  const answer = await fetch('/chats/conversations', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': sending.key },
    body: JSON.stringify({ listingId: box?.dataset.ask, message }),
  });
  // Signed out meanwhile: the form's own way asks who it is.
  if (answer.status === 401) return form?.submit();
  const said = await answer.json();
  if (!answer.ok) return complain(said.message ?? words?.failed ?? '');
  const sent = box?.querySelector<HTMLElement>('[data-ask-sent]');
  const link = sent?.querySelector('a');
  if (!sent || !link || !form) return;
  link.href = `/my/messages/${said.conversation.id}`;
  form.hidden = true;
  sent.hidden = false;
  link.focus();
}

/** Behind what is written, never in its place; the cursor stands at the end. */
function insert(sentence: string): void {
  if (!field) return;
  field.value = insertText(field.value, sentence);
  complain('');
  field.setSelectionRange(field.value.length, field.value.length);
}

for (const link of document.querySelectorAll<HTMLElement>('[data-ask-insert]'))
  link.addEventListener('click', (event) => {
    event.preventDefault();
    insert(link.dataset.askInsert ?? '');
    box?.scrollIntoView({ block: 'center' });
  });

form?.addEventListener('submit', (event) => {
  const { submitter } = event;
  if (submitter instanceof HTMLButtonElement && submitter.name === 'quick' && field) {
    event.preventDefault();
    insert(submitter.value);
    return;
  }
  const message = field?.value.trim() ?? '';
  if (message === '') {
    event.preventDefault();
    return complain(words?.empty ?? '');
  }
  if (!signedIn()) return;
  event.preventDefault();
  const button = submitter instanceof HTMLButtonElement ? submitter : null;
  button?.setAttribute('data-busy', '');
  send(message)
    .catch(() => complain(words?.failed ?? ''))
    .finally(() => button?.removeAttribute('data-busy'));
});
