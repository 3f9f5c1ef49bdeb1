import { isBlank } from '#features/listings/rules/answers.ts';
import { $answers, setAnswer } from '../../browser/draft.ts';
import { $vehicle } from '#platform/browser/slices.ts';

/**
 * Takes over what was typed on the home page (`#vin=`, or `#plate=&state=`) and removes it from the address: neither
 * belongs in a history. The part after the sign is never sent to a server; a form sent without scripts has a query.
 */
export function readTypedInAddress(): void {
  const typed = new URLSearchParams(location.hash ? location.hash.slice(1) : location.search);
  const vin = typed.get('vin')?.slice(0, 60);
  const plate = typed.get('plate')?.slice(0, 20);
  if (!vin && !plate) return;
  // The home page asks about cars; the step that asks for the kind of vehicle is answered by coming from there.
  if (isBlank($answers.get().vehicleType)) setAnswer('vehicleType', 'CARS');
  if (vin) $vehicle.set({ ...$vehicle.get(), view: 'INITIAL', lookup: 'INITIAL', typedVin: vin });
  else if (plate) {
    const plateState = typed.get('state')?.slice(0, 2).toUpperCase() ?? '';
    $vehicle.set({ ...$vehicle.get(), view: 'SHOW_LICENSEFORM', lookup: 'INITIAL', typedPlate: plate, plateState });
  }
  window.history.replaceState(null, '', location.pathname);
}
