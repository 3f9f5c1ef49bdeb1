import { wirePlaceForm } from './place-form-script.ts';
import './place-form.css';
import { afterMotion } from '#ui/after-motion.ts';

/** The page `/near` as a dialog over the one that is shown: one form, one set of words. */
export async function openPlaceDialog(link: HTMLAnchorElement): Promise<void> {
  const answer = await fetch(link.href, { headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`The page answered ${answer.status}.`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const inside = page.querySelector<HTMLElement>('[data-place-dialog]');
  if (!inside) throw new Error('The page has no form.');
  const dialog = document.createElement('dialog');
  dialog.className = 'place-dialog';
  dialog.setAttribute('aria-labelledby', 'place-title');
  dialog.append(...[...inside.childNodes].map((node) => document.adoptNode(node)));
  // The heading of a page is one of many in a dialog over another page.
  const title = dialog.querySelector('h1');
  if (title) {
    const heading = document.createElement('h2');
    heading.id = title.id;
    heading.className = title.className;
    heading.textContent = title.textContent;
    title.replaceWith(heading);
  }
  const close = dialog.querySelector<HTMLElement>('[data-close]');
  close?.removeAttribute('hidden');
  close?.addEventListener('click', () => dialog.close());
  // A press beside it closes it, as everywhere.
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    link.focus();
    afterMotion(dialog, () => dialog.remove());
  });
  document.body.append(dialog);
  wirePlaceForm(dialog, () => dialog.close());
  dialog.showModal();
  dialog.querySelector<HTMLInputElement>('input[name="postcode"]')?.focus();
}
