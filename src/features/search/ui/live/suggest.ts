import { findSuggestions, type Suggestion } from '../../browser/suggestions.ts';
import { searchPage as words } from '../../browser/search-page-words.ts';
import './suggest.css';

const MAX = 7;

/**
 * Makes a search field a combobox over the makes, models and trims that people sell: arrows move, Enter takes, Escape
 * closes; nothing is chosen until somebody chooses.
 */
export function attachSuggestions(field: HTMLInputElement, onChoose: (choice: Suggestion) => void): void {
  const list = attachList(field);
  let choices: readonly Suggestion[] = [];
  let at = -1;

  const point = (to: number): void => {
    at = to;
    for (const [index, item] of [...list.children].entries()) item.setAttribute('aria-selected', String(index === at));
    const item = list.children[at];
    if (item) {
      field.setAttribute('aria-activedescendant', item.id);
      item.scrollIntoView({ block: 'nearest' });
    } else field.removeAttribute('aria-activedescendant');
  };

  const open = (found: readonly Suggestion[]): void => {
    choices = found;
    list.replaceChildren(...found.map((choice, index) => toItem(choice, `${list.id}-${index}`)));
    list.hidden = found.length === 0;
    field.setAttribute('aria-expanded', String(found.length > 0));
    point(-1);
  };

  const take = (choice: Suggestion | undefined): void => {
    if (!choice) return;
    open([]);
    onChoose(choice);
  };

  let asked = '';
  field.addEventListener('input', async () => {
    asked = field.value;
    const found = await findSuggestions(asked, MAX).catch(() => []);
    // A later letter has its own answer.
    if (asked === field.value && document.activeElement === field) open(found);
  });
  field.addEventListener('keydown', (event) => {
    if (list.hidden) return;
    const last = choices.length - 1;
    if (event.key === 'ArrowDown') point(at === last ? 0 : at + 1);
    else if (event.key === 'ArrowUp') point(at <= 0 ? last : at - 1);
    else if (event.key === 'Escape') open([]);
    else if (event.key === 'Enter' && at >= 0) take(choices[at]);
    else return;
    event.preventDefault();
  });
  field.addEventListener('blur', () => open([]));
  // The field keeps the focus, so that it does not blur before the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const item = event.target instanceof Element ? event.target.closest('[role="option"]') : null;
    take(choices[item ? [...list.children].indexOf(item) : -1]);
  });
}

/** An empty list below the field, and what tells a screen reader that they belong together. */
function attachList(field: HTMLInputElement): HTMLUListElement {
  const list = document.createElement('ul');
  list.id = `${field.id}-list`;
  list.className = 'suggestions';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', words.suggestions);
  list.hidden = true;
  field.after(list);
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    'aria-expanded': 'false',
    autocomplete: 'off',
  }))
    field.setAttribute(name, value);
  return list;
}

function toItem({ label, note }: Suggestion, id: string): HTMLLIElement {
  const item = document.createElement('li');
  item.id = id;
  item.setAttribute('role', 'option');
  item.setAttribute('aria-selected', 'false');
  const name = document.createElement('span');
  name.textContent = label;
  const what = document.createElement('small');
  what.textContent = note;
  item.append(name, what);
  return item;
}
