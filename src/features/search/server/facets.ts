import { valueLabel } from '../rules/chips.ts';
import { BIT_LISTS, type BitList, CODED_LISTS, type CodedList } from '../rules/filters-by-kind.ts';
import type { Facet, Facets, Total } from '../rules/result.ts';
import { type Snapshot, termKey, liveIndex } from '#features/search-index/server/index.ts';
import { type Plan, toPlan } from './plan.ts';
import { type Scanned, scan } from './scan.ts';
import { inOrder, type SearchFilters } from '../rules/filters.ts';
import type { Ctx } from '#platform/context.ts';
import { findText } from './text.ts';

/** How many match, and the choices of every filter, without the listings: for steps that only show numbers. */
export async function countFacets({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'cache'>;
  input: SearchFilters;
}): Promise<{ total: Total; facets: Facets }> {
  const filters = inOrder(input);
  const text = await findText(ctx, filters.q);
  const snapshot = await liveIndex(ctx).fresh();
  const plan = toPlan(snapshot, filters, text);
  const scanned = scan(snapshot, plan, { take: 0 });
  return {
    total: { count: scanned.total, capped: text?.capped === true },
    facets: toFacets(snapshot, plan, scanned),
  };
}

/** As a name goes into an address; a comma would split it there. */
const addressable = (label: string): string => label.replaceAll(/\s*,\s*/g, ' ').trim();

/** Counted tables as the choices people see. */
export function toFacets(snapshot: Snapshot, { filters }: Plan, { counts, bits, photos }: Scanned): Facets {
  const coded = CODED_LISTS.map((list, at) => {
    const wanted = list.key !== 'model' || filters.make.length > 0 || filters.model.length > 0;
    return [list.key, wanted ? choices(snapshot, list, counts[at] as Uint32Array, filters[list.key]) : []];
  });
  const several = BIT_LISTS.map((list, at) => [list.key, bitChoices(list, bits[at] as Uint32Array, filters[list.key])]);
  return { ...(Object.fromEntries([...coded, ...several]) as Omit<Facets, 'photos'>), photos };
}

/** The choices of a filter of which a listing may have several. */
function bitChoices({ key, values: all }: BitList, counted: Uint32Array, values: readonly string[]): Facet[] {
  return all
    .map((value, bit) => ({
      value,
      label: valueLabel(key, value),
      count: counted[bit] as number,
      selected: values.includes(value),
    }))
    .filter(({ count, selected }) => count > 0 || selected)
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
}

function choices({ vocabulary }: Snapshot, list: CodedList, counted: Uint32Array, values: readonly string[]): Facet[] {
  const found: Facet[] = [];
  const selected = new Map(values.map((value) => [termKey(value), value]));
  for (let code = 1; code < counted.length; code++) {
    const count = counted[code] as number;
    const term = count > 0 ? vocabulary.term(code) : undefined;
    if (!term) continue;
    const said = selected.get(term.key);
    selected.delete(term.key);
    const value = said ?? addressable(term.label);
    found.push({ value, label: valueLabel(list.key, term.label), count, selected: said !== undefined });
  }
  for (const value of selected.values())
    found.push({ value, label: valueLabel(list.key, value), count: 0, selected: true });
  return found.sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
}
