import { findPlace, keepPlace, keptPlace } from '../browser/here.ts';
import { movePage } from '../rules/carried.ts';
import type { KeptPlace } from '../rules/kept-place.ts';

type Go = (place: KeptPlace | null) => void;
type Say = (words: string) => void;

/** With scripts the form remembers the place, and finds it when asked to. `done` closes what the form stands in. */
export function wirePlaceForm(root: ParentNode, done?: () => void): void {
  const form = root.querySelector<HTMLFormElement>('[data-place-form]');
  const field = form?.querySelector<HTMLInputElement>('input[name="postcode"]');
  const locate = form?.querySelector<HTMLButtonElement>('[data-locate]');
  const forget = form?.querySelector<HTMLElement>('[data-forget]');
  if (!form || !field || !locate || !forget) return;
  const to = form.querySelector<HTMLInputElement>('input[name="to"]')?.value ?? '/';

  /** A page that reads no ZIP code stays; its header says the new place. */
  const go: Go = (place) => {
    keepPlace(place);
    const next = movePage(to, place?.zip ?? '');
    if (next !== null) location.assign(next);
    else if (done) done();
    else location.assign(to);
  };
  const say: Say = (words) => {
    const error = form.querySelector('#near-error');
    if (error) error.textContent = words;
    field.setAttribute('aria-invalid', String(words !== ''));
    field.focus();
  };

  field.value ||= keptPlace()?.zip ?? '';
  forget.hidden = keptPlace() === null;
  if (!forget.hidden) form.querySelector('[data-everywhere]')?.remove();
  forget.addEventListener('click', () => go(null));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const zip = /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(field.value)?.[1];
    // What is no ZIP code, and what nobody could be asked about, the server says.
    const place = zip ? await findPlace({ zip }).catch(() => null) : null;
    if (place) go(place);
    else form.submit();
  });
  wireLocate(locate, go, say);
}

/** The device is asked where it is on a press alone. */
function wireLocate(button: HTMLButtonElement, go: Go, say: Say): void {
  const { locating = '', denied = '', abroad = '', unreachable = '' } = button.dataset;
  button.hidden = !('geolocation' in navigator);
  const rest = () => {
    button.removeAttribute('data-busy');
    button.removeAttribute('aria-label');
  };
  const refused = () => {
    rest();
    say(denied);
  };
  const told = ({ coords: { latitude, longitude } }: GeolocationPosition) =>
    findPlace({ latitude, longitude })
      .then(
        (place) => (place ? go(place) : say(abroad)),
        () => say(unreachable),
      )
      .finally(rest);
  button.addEventListener('click', () => {
    button.toggleAttribute('data-busy', true);
    button.setAttribute('aria-label', locating);
    navigator.geolocation.getCurrentPosition(told, refused, { timeout: 15_000, maximumAge: 600_000 });
  });
}
