import { apiFetch, isApiError } from '#platform/api-client/api.ts';
import { type SpecsAnswer, specsSchema } from '#features/vehicles/contracts/services.ts';
import { makesFor, OTHER_MAKE } from '#features/vehicles/rules/data/make-lists.ts';
import type { VehicleType } from '#shared/enums.ts';
import { type Answer, isBlank, textAnswer } from '#shared/answers.ts';
import { atom } from 'nanostores';
import { toQueryString } from '#shared/query-string.ts';
import { type Hin, parseHin } from '#features/vehicles/rules/hin.ts';
import { parseVin } from '#features/vehicles/rules/vin.ts';
import { waitedFor } from '#platform/browser/activity.ts';
import { $answers, setAnswers } from './draft.ts';
import { $app, $vehicle } from '#platform/browser/slices.ts';
import { lookup as sentences } from './words.ts';

export type LookupOutcome =
  | { kind: 'found' }
  | { kind: 'questioned'; warnings: readonly string[] }
  | { kind: 'wrong'; message: string }
  | { kind: 'not-found'; message: string }
  | { kind: 'unreachable'; message: string };

/** What was typed on the page before and is looked up as soon as its form is there; null once that was begun. */
export const $lookAtOnce = atom<'VIN' | 'LICENSE_PLATE' | null>(null);

const note = (changes: Partial<ReturnType<typeof $vehicle.get>>) => $vehicle.set({ ...$vehicle.get(), ...changes });

/** A make as the list of its vehicle type has it, or as "Other" in the lookup's own words. */
function makeAnswers(make: string | null, type: VehicleType): Record<string, Answer> {
  if (make === null) return {};
  const listed = makesFor(type).some((option) => option.value === make);
  return listed ? { make, makeCustom: null } : { make: OTHER_MAKE, makeCustom: make };
}

/** "2.4 L 4-cylinder": what a buyer understands, rather than the maker's code for the engine. */
function engineWords({ displacement, cylinders }: SpecsAnswer): string | null {
  const words = [displacement && `${displacement} L`, cylinders && `${cylinders}-cylinder`].filter(Boolean).join(' ');
  return words || null;
}

/** Letters and digits alone: how names, VINs and plates are compared. */
export const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The trim, when the VIN names just one of those to choose from; else the person chooses, the likely ones first. */
function onlyTrim({ trim, trims }: SpecsAnswer): string | null {
  if (trim === null || trims.length === 0) return trim;
  return trims.find(({ label }) => plain(label) === plain(trim))?.label ?? null;
}

/** Answers that the lookup can fill. What it does not know is left for the person. */
function fromSpecs(specs: SpecsAnswer): Record<string, Answer> {
  const { vehicleType, vehicleClass, year, model, body, fuel, drivetrain, transmission } = specs;
  const known = Object.entries({
    vehicleType,
    vehicleClass,
    year,
    model,
    trim: onlyTrim(specs),
    body,
    fuel,
    drivetrain,
    transmission,
    engine: engineWords(specs),
  });
  return {
    ...Object.fromEntries(known.filter(([, value]) => value !== null)),
    ...makeAnswers(specs.make, vehicleType ?? 'CARS'),
  };
}

/** What a kept answer of the lookup says to the draft's questions; nothing where there is none. */
export function answersOfSpecs(kept: unknown): Readonly<Record<string, Answer>> {
  const specs = specsSchema.safeParse(kept);
  return specs.success ? fromSpecs(specs.data) : {};
}

/** Takes what was found as the draft's vehicle. */
export function acceptSpecs(answers: Record<string, string>): void {
  setAnswers({ ...answersOfSpecs($vehicle.get().specs), ...answers });
}

/** The first miss asks to check what was typed (NOT_FOUND, then RETRY while it is corrected), the second gives up. */
function noteMiss(): void {
  const first = $vehicle.get().lookupMatch === 'retry';
  note(first ? { lookup: 'NOT_FOUND', lookupMatch: 'unable' } : { lookup: 'UNABLE' });
}

/** What is typed, as it is typed. After a miss that is the second try. */
export function retype(changes: { typedVin: string } | { typedPlate: string } | { plateState: string }): void {
  const { lookup } = $vehicle.get();
  note({ ...changes, vinError: '', licensePlateError: '', ...(lookup === 'NOT_FOUND' ? { lookup: 'RETRY' } : {}) });
}

/** Goes back to what was typed, to check it and try once more. */
export const tryAgain = (): void => note({ lookup: 'RETRY' });

async function fetchSpecs(path: string): Promise<LookupOutcome> {
  try {
    const specs = await waitedFor(apiFetch({ method: 'GET', path, contract: specsSchema, quiet: true }));
    note({ specs, lookup: 'INITIAL', lookupMatch: 'retry', vinError: '', licensePlateError: '' });
    const warnings = specs.warnings.map((warning) => warning.message);
    return warnings.length > 0 ? { kind: 'questioned', warnings } : { kind: 'found' };
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.reason === 'vin_maker_unknown')) {
      noteMiss();
      return { kind: 'not-found', message: error.message };
    }
    if (isApiError(error) && error.status === 429) return { kind: 'unreachable', message: error.message };
    if (isApiError(error) && typeof error.status === 'number' && error.status < 500)
      return { kind: 'wrong', message: error.message };
    return { kind: 'unreachable', message: sentences.unreachable };
  }
}

const place = () => {
  const { countryCode, regionCode } = $app.get();
  return { country_code: countryCode, country_state_code: regionCode };
};

/** Looks a VIN up. A VIN that cannot be one is refused here already, with the reason. */
export async function lookupVin(typed: string): Promise<LookupOutcome> {
  note({ typedVin: typed });
  const vin = parseVin(typed);
  if (!vin.ok) {
    note({ vinError: vin.reason.message });
    return { kind: 'wrong', message: vin.reason.message };
  }
  const outcome = await fetchSpecs(`/services/cars/specs?${toQueryString({ vin: vin.value, ...place() })}`);
  if (outcome.kind === 'found') acceptSpecs({ source: 'VIN', vin: vin.value });
  if (outcome.kind === 'wrong') note({ vinError: outcome.message });
  return outcome;
}

/** Looks a plate up in its state. */
export async function lookupPlate(typed: string, state: string): Promise<LookupOutcome> {
  const plate = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  note({ typedPlate: typed, plateState: state });
  const query = toQueryString({ country_state_code: state, country_code: $app.get().countryCode });
  const outcome = await fetchSpecs(`/services/cars/${encodeURIComponent(plate)}/search_specs?${query}`);
  if (outcome.kind === 'found') {
    const vin = $vehicle.get().specs?.vin;
    acceptSpecs({
      source: 'LICENSE_PLATE',
      licensePlate: plate,
      plateState: state,
      ...(typeof vin === 'string' ? { vin } : {}),
    });
  }
  return outcome;
}

const byHand = { source: 'MANUAL', licensePlate: null, plateState: null } as const;

/** Goes on by hand. What was typed stays in its field; a VIN or HIN that reads as one stays with the draft. */
export function goByHand(): void {
  const { typedVin } = $vehicle.get();
  const vin = parseVin(typedVin);
  const hin = parseHin(typedVin);
  setAnswers(
    isBoat()
      ? { ...byHand, vin: null, hin: hin.ok ? hin.value.hin : null }
      : { ...byHand, vin: vin.ok ? vin.value : null, hin: null },
  );
}

const isBoat = () => textAnswer($answers.get(), 'vehicleType') === 'BOATS';

/** Keeps a boat's HIN, with the model year that it tells unless another was said. Read here: it is sent to nobody. */
export function keepHin({ hin, modelYear }: Hin): void {
  setAnswers({ ...byHand, vin: null, hin });
  if (isBlank($answers.get().year) && modelYear !== null) setAnswers({ year: modelYear });
}

/** Keeps the number of a vehicle from before 1981; the rest is told by hand. */
export function keepSerialNumber(serialNumber: string): void {
  setAnswers({ ...byHand, vin: null, serialNumber });
}
