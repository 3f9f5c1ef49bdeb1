import { valueLabel } from '#domain/search/chips.ts';
import type { Facet, Facets } from '#domain/search/result.ts';
import type { Snapshot } from '../search-index/index.ts';
import { termKey } from '../search-index/index.ts';
import { GROUPS, type Group, type Plan } from './plan.ts';
import type { Scanned } from './scan.ts';

/** As a name goes into an address; a comma would split it there. */
const addressable = (label: string): string => label.replaceAll(/\s*,\s*/g, ' ').trim();

/** Counted tables as the choices people see. */
export function toFacets(snapshot: Snapshot, { filters }: Plan, { counts, photos }: Scanned): Facets {
  const lists = GROUPS.map((group, at) => {
    const wanted = group.key !== 'model' || filters.make.length > 0 || filters.model.length > 0;
    return [group.key, wanted ? choices(snapshot, group, counts[at] as Uint32Array, filters[group.key]) : []];
  });
  return { ...(Object.fromEntries(lists) as Omit<Facets, 'photos'>), photos };
}

function choices({ vocabulary }: Snapshot, group: Group, counted: Uint32Array, values: readonly string[]): Facet[] {
  const found: Facet[] = [];
  const selected = new Map(values.map((value) => [termKey(value), value]));
  for (let code = 1; code < counted.length; code++) {
    const count = counted[code] as number;
    const term = count > 0 ? vocabulary.term(code) : undefined;
    if (!term) continue;
    const said = selected.get(term.key);
    selected.delete(term.key);
    const value = said ?? addressable(term.label);
    found.push({ value, label: valueLabel(group.key, term.label), count, selected: said !== undefined });
  }
  for (const value of selected.values())
    found.push({ value, label: valueLabel(group.key, value), count: 0, selected: true });
  return found.sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
}
