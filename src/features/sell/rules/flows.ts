import type { ListingCategory } from '#shared/enums.ts';
import type { Answers } from '#shared/answers.ts';
import { GARAGE_FLOW, GARAGE_ITEM_FLOW } from './garage.ts';
import { OTHER_FLOW } from './other.ts';
import { PROPERTY_FLOW } from './property.ts';
import type { Flow } from './types.ts';
import { VEHICLE_FLOW } from './vehicle.ts';

/** Every flow. Adding a category of things to sell is adding a data file here, not an engine. */
export const FLOWS: readonly Flow[] = [VEHICLE_FLOW, GARAGE_FLOW, GARAGE_ITEM_FLOW, PROPERTY_FLOW, OTHER_FLOW];

export function flowById(id: string): Flow | undefined {
  return FLOWS.find((flow) => flow.id === id);
}

/** The category of a listing with these answers. */
export const categoryIn = (flow: Flow, answers: Answers): ListingCategory =>
  flow.categoryOf?.(answers) ?? flow.category;

/** Every category that a flow can lead to, the one before any answer first. */
export const categoriesOf = (flow: Flow): readonly ListingCategory[] => [
  ...new Set([flow.category, ...(flow.categories ?? [])]),
];
