import { setAnswers } from './draft.ts';
import { $vehicle } from '#platform/browser/slices.ts';

/** Forgets which vehicle was found: it is another one. What was said beside that stays. */
export function forgetVehicle(): void {
  $vehicle.set({ ...$vehicle.get(), lookup: 'INITIAL', specs: null });
  setAnswers({ source: null, vin: null, hin: null, serialNumber: null, licensePlate: null, plateState: null });
}
