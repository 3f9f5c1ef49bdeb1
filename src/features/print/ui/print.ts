/** Long enough that a line is typed before it is drawn. */
const TYPING_MS = 400;

/**
 * Shows every change of the form at once: the page that a plain "Update the preview" would have led to is read, and its
 * preview, figures and button take the place of those on the screen. The address follows.
 */
export function mountPrint(form: HTMLFormElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;

  async function update(): Promise<void> {
    asked += 1;
    const turn = asked;
    const query = new URLSearchParams(
      [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string'),
    );
    query.delete('made');
    const address = `${form.getAttribute('action')}?${query}`;
    const answer = await fetch(address);
    if (!answer.ok || answer.redirected || turn !== asked) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
    for (const part of ['[data-preview]', '[data-facts]', '[data-make]', '[data-test-page]', '#field-start'])
      takeOver(form, fresh, part);
    const kind = fresh.querySelector<HTMLElement>('[data-print]')?.dataset.form;
    if (kind) form.dataset.form = kind;
    history.replaceState(history.state, '', address);
  }

  const later = (ms: number) => {
    clearTimeout(timer);
    // Without an answer the page stays as it is; the button still leads there.
    timer = setTimeout(() => void update().catch(() => delete form.dataset.live), ms);
  };
  form.addEventListener('change', () => later(0));
  form.addEventListener('input', (event) => {
    if (event.target instanceof HTMLInputElement && /^(text|number)$/.test(event.target.type)) later(TYPING_MS);
  });
  form.dataset.live = '';
  showChosen(form);
}

/** On a phone a family is one row: the product chosen may lie beyond its edge. */
function showChosen(form: HTMLFormElement): void {
  const tile = form.querySelector('[name=product]:checked')?.closest<HTMLElement>('label');
  const row = tile?.parentElement;
  if (tile && row) row.scrollLeft = tile.offsetLeft - row.offsetLeft - 4;
}

/** Attributes of pictures, links and fields; the words of everything else. */
function takeOver(form: HTMLFormElement, fresh: Document, part: string): void {
  const [old, next] = [form.querySelector(part), fresh.querySelector(part)];
  if (!old || !next) return;
  for (const name of ['src', 'alt', 'width', 'height', 'href', 'max'])
    if (next.hasAttribute(name)) old.setAttribute(name, next.getAttribute(name) ?? '');
  if (!(old instanceof HTMLInputElement)) old.replaceChildren(...next.cloneNode(true).childNodes);
}
