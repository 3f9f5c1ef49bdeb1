import type { SearchFilters } from '../rules/filters.ts';
import { filteredAs } from '../rules/section-filters.ts';
import type { Section, SectionId } from '../rules/sections.ts';
import { FILTERS } from '../rules/filter-records.ts';
import { type FilterGroup, groupOf } from '../rules/filters-by-kind.ts';
import { filterWords } from '../words/filters.ts';

/** The heading of a group of filters. The same filter has another name for homes than for cars. */
export function groupTitle(group: FilterGroup, section: Section, filters: SearchFilters): string {
  const id = filteredAs(section, filters);
  const head = FILTERS.find((filter) => 'offered' in filter && groupOf(filter) === group);
  if (!head || !('offered' in head)) return group;
  const { heading, headingIn }: Headed = filterWords[head.key];
  return headingIn?.[id] ?? heading;
}

type Headed = { readonly heading: string; readonly headingIn?: Readonly<Partial<Record<SectionId, string>>> };
