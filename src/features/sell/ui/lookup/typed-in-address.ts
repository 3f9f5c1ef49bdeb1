import { VEHICLE_TYPES, type VehicleType } from '#shared/enums.ts';
import { plain } from '../../browser/lookup.ts';
import { type Answers, isBlank, textAnswer } from '#shared/answers.ts';
import { $vehicle, resetVehicle } from '#platform/browser/slices.ts';
import { listingTitle } from '../../rules/project.ts';
import { $answers, $draft, clearDraft, setAnswer } from '../../browser/draft.ts';
import { saveNow } from '../../browser/draft-sync.ts';
import { $lookAtOnce, goByHand } from '../../browser/lookup.ts';

type Typed = { vin?: string; plate?: string; state: string; type?: VehicleType; byHand: boolean };

function read(): Typed {
  const said = new URLSearchParams(location.hash ? location.hash.slice(1) : location.search);
  const vin = said.get('vin')?.slice(0, 60);
  const plate = said.get('plate')?.slice(0, 20);
  const type = VEHICLE_TYPES.find((known) => known === said.get('type'));
  return {
    ...(vin ? { vin } : {}),
    ...(plate ? { plate } : {}),
    ...(type ? { type } : {}),
    state: said.get('state')?.slice(0, 2).toUpperCase() ?? '',
    byHand: said.get('by') === 'hand',
  };
}

/** Whether the draft at hand is of another vehicle than the one that was just named. */
function isAnother(answers: Answers, { vin, plate, type, byHand }: Typed): boolean {
  if (listingTitle(answers) === '') return false;
  if (vin) return plain(vin) !== plain(textAnswer(answers, 'vin'));
  if (plate) return plain(plate) !== plain(textAnswer(answers, 'licensePlate'));
  if (byHand) return textAnswer(answers, 'source') !== 'MANUAL';
  return type !== undefined && type !== textAnswer(answers, 'vehicleType');
}

/** Puts the draft at hand by: the server keeps it. False where it could not be sent, and so stays. */
async function putBy(): Promise<boolean> {
  await saveNow();
  if ($draft.get().unsaved.length > 0) return false;
  clearDraft();
  resetVehicle();
  return true;
}

/**
 * Takes over what was said on the page before (`#vin=`, `#plate=&state=`, `#type=` or `#by=hand`) and removes it from
 * the address: neither VIN nor plate belongs in a history. The part after the sign is never sent to a server; a form
 * sent without scripts has a query. A VIN or plate is looked up at once.
 */
export async function readTypedInAddress(): Promise<void> {
  const typed = read();
  const { vin, plate, type, byHand } = typed;
  if (!vin && !plate && !type && !byHand) return;
  window.history.replaceState(null, '', location.pathname);
  if (isAnother($answers.get(), typed) && !(await putBy())) return;
  // The home page asks about cars; the step that asks for the kind of vehicle is answered by coming from there.
  if (type || isBlank($answers.get().vehicleType)) setAnswer('vehicleType', type ?? 'CARS');
  const vehicle = $vehicle.get();
  if (vin) {
    $vehicle.set({ ...vehicle, view: 'INITIAL', lookup: 'INITIAL', typedVin: vin });
    $lookAtOnce.set('VIN');
  } else if (plate) {
    $vehicle.set({
      ...vehicle,
      view: 'SHOW_LICENSEFORM',
      lookup: 'INITIAL',
      typedPlate: plate,
      plateState: typed.state,
    });
    $lookAtOnce.set('LICENSE_PLATE');
  } else if (byHand && textAnswer($answers.get(), 'source') !== 'MANUAL') goByHand();
}
