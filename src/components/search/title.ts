import { BODY_LABELS } from '#domain/labels.ts';
import type { SearchFilters } from '#domain/search/filters.ts';
import { fill } from '#domain/text.ts';
import { stateName } from '#domain/us-states.ts';
import { searchPage } from '#messages/en/search-page.ts';

const MOST_NAMES = 3;
const joined = (names: readonly string[]) =>
  names.length > MOST_NAMES ? `${names.slice(0, MOST_NAMES).join(', ')} and more` : names.join(', ');

/** What a results page is called: "Toyota Camry for sale in Florida". `plain` is its name without filters. */
export function titleOf(filters: SearchFilters, plain: string): string {
  const { q, make, model, style, state } = filters;
  const bodies = style.map((body) => BODY_LABELS[body]);
  const names = q ? `“${q}”` : [joined(make), joined(model), joined(bodies)].filter(Boolean).join(' ');
  const what = names ? fill(searchPage.forSale, { what: names }) : plain;
  const [only] = state;
  return state.length === 1 && only ? fill(searchPage.inState, { what, state: stateName(only) }) : what;
}
