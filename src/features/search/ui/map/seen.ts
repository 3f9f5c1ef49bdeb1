import { type MapArea, readArea } from '../../rules/area.ts';

/**
 * The part of the map that a results page is about, as its form says it: what is in view, or what was drawn. Never both:
 * whoever draws means the line, and whoever searches the view is done with it.
 */
type Seen = 'bounds' | 'area';

const place = (): HTMLElement | null => document.querySelector('[data-part="seen"]');
const fieldOf = (name: Seen): HTMLInputElement | null => place()?.querySelector(`input[name="${name}"]`) ?? null;

export const boundsAsked = (): string => fieldOf('bounds')?.value ?? '';
export const areaAsked = (): MapArea | null => readArea(fieldOf('area')?.value ?? '') ?? null;

/** The form searches there, as it does after any change. */
export function searchThere(name: Seen, value: string): void {
  const form = document.querySelector<HTMLFormElement>('form[data-search-form]');
  if (!form || (fieldOf(name)?.value ?? '') === value) return;
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name, value });
  field.setAttribute('form', form.id);
  place()?.replaceChildren(field);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
