import { fill } from '#shared/text.ts';
import { allChoicesIn, withAllChoices } from '../../rules/all-choices.ts';
import { noteOrder, noteSearch, toQuery } from '../../browser/search.ts';
import { searchPage as words } from '../../browser/search-page-words.ts';
import { joinPage, restoreJoined } from './more.ts';
import { createPages } from './pages.ts';
import { attachSuggestions } from './suggest.ts';
import { swapParts } from './swap.ts';
import { keptTop, travelTo, watchTravel } from './travel.ts';

/** Long enough that a word is one search, short enough to feel at once. */
const TYPING_MS = 300;
/** The parts that hold choices. */
const GROUPS = '[data-part^="group-"]';

type Go = { replace?: boolean; toTop?: boolean };

/**
 * Makes the results page answer while the visitor chooses: every change of the form shows the page that a plain GET
 * would have shown, under the same address. `root` holds the form, the chips, the count and the results.
 */
export function mount(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('form[data-search-form]');
  const status = root.querySelector<HTMLElement>('[data-search-status]');
  if (!form || !status) return;
  const path = form.getAttribute('action') ?? location.pathname;
  const results = createResults({ root, status, path });
  const asked = () => toQuery(valuesOf(form));

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    closeSheet(root);
    leaveField(form);
    results.go(asked(), { toTop: true });
  });
  listenToFields({ root, form, asked, results });
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-go]') : null;
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    event.preventDefault();
    if (link.dataset.go === 'all') return results.unfold(link);
    if (link.closest('#orders')) closeSheet(root);
    const wanted = new URL(link.href);
    if (wanted.pathname !== path) return location.assign(wanted);
    if (link.dataset.go === 'more') return results.addMore(toQuery(wanted.searchParams), link);
    results.go(toQuery(wanted.searchParams), { toTop: link.dataset.go === 'top' });
  });
  watchTravel(async () => {
    const query = toQuery(new URLSearchParams(location.search));
    if (results.isShown(query)) return;
    if (await results.show(query)) {
      restoreFields(form, query);
      restoreJoined();
      scrollTo({ top: keptTop(), behavior: 'instant' });
    }
  });

  const text = form.querySelector<HTMLInputElement>('input[name="q"]');
  if (text)
    attachSuggestions(text, async (choice) => {
      const next = new URLSearchParams(asked());
      next.delete('q');
      next.delete('model');
      for (const [name, value] of Object.entries(choice.filters)) next.set(name, value);
      text.value = choice.filters.q ?? '';
      leaveField(form);
      await results.go(toQuery(next), { toTop: true });
      status.textContent = `${fill(words.chosen, { what: choice.label })} ${status.textContent}`;
    });
  // Whatever was chosen while this was on its way; the form says nothing of pages.
  if (asked() !== fromFirstPage(location.search)) results.go(asked());
}

/** For the eye the pictures pale; who hears the page is told that it is not done. */
function setBusy(root: HTMLElement, is: boolean): void {
  root.toggleAttribute('data-busy', is);
  root.ariaBusy = is ? 'true' : null;
}

const tellResults = () => document.dispatchEvent(new CustomEvent('curbtag:results'));

type Results = ReturnType<typeof createResults>;

/** The part of the page that follows the address, and the one search that waits for typing to pause. */
function createResults({ root, status, path }: { root: HTMLElement; status: HTMLElement; path: string }) {
  const { addressOf, read, readAll } = createReader(path);
  const attempt = createAttempt(root, status);
  let shown = toQuery(new URLSearchParams(location.search));
  let typing: ReturnType<typeof setTimeout> | undefined;

  /** `moved` makes the address that of the list: whoever hears of a fresh list reads both. */
  async function show(query: string, moved: () => unknown = () => {}): Promise<boolean> {
    setBusy(root, true);
    const outcome = await attempt(async () => swapParts(await read(query)));
    // Whatever overtook it is busy still.
    if (outcome === 'overtaken') return false;
    setBusy(root, false);
    if (outcome === 'failed') return false;
    shown = query;
    moved();
    tellResults();
    status.textContent = root.querySelector('[data-count]')?.textContent?.trim() ?? '';
    noteSearch(query);
    return true;
  }

  async function go(query: string, { replace = false, toTop = false }: Go = {}): Promise<void> {
    clearTimeout(typing);
    if (query === shown && root.dataset.busy === undefined) return;
    const before = shown;
    if (!(await show(query, () => before !== query && travelTo(addressOf(query), { replace })))) return;
    if (orderIn(before) !== orderIn(query)) noteOrder(path, orderIn(query));
    if (toTop) root.querySelector('[data-results-top]')?.scrollIntoView({ block: 'start' });
  }

  /** The next page below this one. */
  async function addMore(query: string, link: HTMLElement): Promise<void> {
    link.dataset.busy = '';
    const outcome = await attempt(async () => joinPage(await read(query), addressOf(query)));
    delete link.dataset.busy;
    if (outcome !== 'done') return;
    shown = query;
    status.textContent = fill(words.shownMore, { page: pageIn(root) });
  }

  /** The rare choices of a filter, in the place of the link to them. */
  async function unfold(link: HTMLElement): Promise<void> {
    const { all: name = '' } = link.dataset;
    link.dataset.busy = '';
    const outcome = await attempt(async () => swapParts(await readAll(shown, name), GROUPS));
    delete link.dataset.busy;
    if (outcome === 'done') document.querySelector<HTMLElement>(`#all-${name} > summary`)?.focus();
  }

  const afterTyping = (search: () => void) => {
    clearTimeout(typing);
    typing = setTimeout(search, TYPING_MS);
  };
  return { show, go, addMore, unfold, afterTyping, isShown: (query: string) => query === shown };
}

/** Pages of the results at `path` by their query. Rare choices that were asked for once stay among the filters. */
function createReader(path: string) {
  const pages = createPages();
  let unfolded = allChoicesIn(new URLSearchParams(location.search));
  const addressOf = (query: string) => (query === '' ? path : `${path}?${query}`);
  const readWith = (query: string, names: readonly string[]) => {
    const address = addressOf(query);
    return pages.read(names.length > 0 ? withAllChoices(new URL(address, location.href), names) : address);
  };
  return {
    addressOf,
    read: (query: string) => readWith(query, unfolded),
    async readAll(query: string, name: string) {
      const names = [...unfolded, name];
      const page = await readWith(query, names);
      unfolded = names;
      return page;
    },
  };
}

/** Does something that may fail, and says so; that somebody asked for something else meanwhile is no failure. */
function createAttempt(root: HTMLElement, status: HTMLElement) {
  return async (work: () => Promise<void>): Promise<'done' | 'failed' | 'overtaken'> => {
    try {
      await work();
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'overtaken';
      status.textContent = words.failed;
      root.dataset.failed = '';
      return 'failed';
    }
    delete root.dataset.failed;
    return 'done';
  };
}

const pageIn = (root: HTMLElement): string => root.querySelector<HTMLElement>('[data-pager]')?.dataset.page ?? '';

type Fields = { root: HTMLElement; form: HTMLFormElement; asked: () => string; results: Results };

/** Fields may stand outside the form element and belong to it all the same, so the root listens. */
function listenToFields({ root, form, asked, results }: Fields): void {
  /** The field whose typing made the last entry of the history; more of it changes that entry. */
  let typedIn: EventTarget | null = null;
  root.addEventListener('change', (event) => {
    if (!belongs(event.target, form) || isTyped(event.target)) return;
    typedIn = null;
    leaveMap(root, event.target);
    results.go(asked());
  });
  root.addEventListener('input', (event) => {
    const field = event.target;
    if (!belongs(field, form) || !isTyped(field)) return;
    leaveMap(root, field);
    results.afterTyping(() => {
      results.go(asked(), { replace: typedIn === field });
      typedIn = field;
    });
  });
  root.addEventListener('focusout', () => {
    typedIn = null;
  });
}

const SAYS_WHERE = ['postcode', 'radius_max', 'state'];

/** Another place is meant instead of the part of the map, not as well. */
function leaveMap(root: HTMLElement, field: EventTarget | null): void {
  if (SAYS_WHERE.includes((field as HTMLInputElement).name))
    root.querySelector('[data-part="seen"]')?.replaceChildren();
}

function valuesOf(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams();
  new FormData(form).forEach((value, name) => {
    values.append(name, String(value));
  });
  return values;
}

function fromFirstPage(query: string): string {
  const values = new URLSearchParams(query);
  for (const name of ['page', 'cursor']) values.delete(name);
  return toQuery(values);
}

/** As it stands in the address: the usual order is empty. */
const orderIn = (query: string): string => new URLSearchParams(query).get('sort_by') ?? '';

const isTyped = (field: EventTarget | null): field is HTMLInputElement =>
  field instanceof HTMLInputElement && !/^(checkbox|radio|hidden)$/.test(field.type);

const belongs = (field: EventTarget | null, form: HTMLFormElement): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.form === form;

/** Fields that the swap left alone show what the address says. */
function restoreFields(form: HTMLFormElement, query: string): void {
  const values = new URLSearchParams(query);
  for (const field of form.elements)
    if (isTyped(field) && field.name !== '') field.value = values.get(field.name) ?? '';
}

/** Whoever asked with a thumb wants to see the list, not the keyboard. */
function leaveField(form: HTMLFormElement): void {
  const held = document.activeElement;
  if (isTyped(held) && held.form === form && matchMedia('(pointer: coarse)').matches) held.blur();
}

/** On phones the filters and the orders lie over the results; the button at their foot, or a choice, leads back. */
function closeSheet(root: HTMLElement): void {
  root.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
}
