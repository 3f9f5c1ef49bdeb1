import { CODED_LISTS } from '../rules/filters-by-kind.ts';
import type { Snapshot } from '#features/search-index/server/index.ts';
import type { Plan } from './plan.ts';

/** Every listed slot that the plan's list filters let pass; ranges, words and places are not asked. */
export function matchingSlots({ columns: { data, size } }: Snapshot, { allowed }: Plan): number[] {
  const asked = CODED_LISTS.flatMap(({ coded }, at) => {
    const table = allowed[at];
    return table ? [{ table, codes: data[coded] }] : [];
  });
  const slots: number[] = [];
  for (let slot = 0; slot < size; slot++)
    if (data.listed[slot] === 1 && asked.every(({ table, codes }) => table[codes[slot] as number] === 1))
      slots.push(slot);
  return slots;
}
