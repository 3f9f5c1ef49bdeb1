import type { Flow } from './types.ts';
import { VEHICLE_FLOW } from './vehicle.ts';

/** Every flow. Adding a category of things to sell is adding a data file here, not an engine. */
export const FLOWS: readonly Flow[] = [VEHICLE_FLOW];

export function flowById(id: string): Flow | undefined {
  return FLOWS.find((flow) => flow.id === id);
}
