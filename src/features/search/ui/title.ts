import { BODY_LABELS } from '#shared/labels.ts';
import { HOME_TYPE_LABELS } from '#features/listings/rules/property.ts';
import type { SearchFilters } from '../rules/filters.ts';
import { fill } from '#shared/text.ts';
import { stateName } from '#shared/us-states.ts';
import { classLabel } from '#features/vehicles/rules/vehicle-classes.ts';
import { searchPage } from '../words/search-page.ts';

const MAX_NAMES = 3;
const joined = (names: readonly string[]) =>
  names.length > MAX_NAMES ? `${names.slice(0, MAX_NAMES).join(', ')} and more` : names.join(', ');

/** What a results page is called: "Toyota Camry for sale in Florida". `plain` is its name without filters. */
export function titleOf(filters: SearchFilters, plain: string): string {
  const { q, make, model, style, state, vehicle_class, home_type } = filters;
  const bodies = style.map((body) => BODY_LABELS[body]);
  const kinds = [...vehicle_class.map(classLabel), ...home_type.map((type) => HOME_TYPE_LABELS[type])];
  const names = q ? `“${q}”` : [make, model, bodies, kinds].map(joined).filter(Boolean).join(' ');
  const what = names ? fill(searchPage.forSale, { what: names }) : plain;
  const [only] = state;
  return state.length === 1 && only ? fill(searchPage.inState, { what, state: stateName(only) }) : what;
}
