import type { Body, DriveType, Fuel, Transmission, VehicleType } from '#shared/enums.ts';

/** A choice of trim. `id` is the specification's style_id: stable for make, model, year and label. */
export type TrimChoice = { readonly id: number; readonly label: string };

/** Something worth a second look. `code` is for programs, `message` for people. */
export type SpecWarning = { readonly code: string; readonly message: string };

/** What is known about a vehicle; null where nothing is known. Displacement in litres. */
export type VehicleSpecs = {
  readonly vin: string | null;
  readonly vehicleType: VehicleType | null;
  /** What sort of RV, machine or other vehicle, where the tables tell. */
  readonly vehicleClass: string | null;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly trim: string | null;
  readonly series: string | null;
  readonly body: Body | null;
  /** NHTSA's own words for the body. */
  readonly bodyClass: string | null;
  readonly fuel: Fuel | null;
  /** NHTSA's own words for the fuel. */
  readonly fuelType: string | null;
  readonly cylinders: number | null;
  readonly displacement: number | null;
  readonly engine: string | null;
  readonly doors: number | null;
  readonly drivetrain: DriveType | null;
  readonly transmission: Transmission | null;
  readonly plant: string | null;
  readonly country: string | null;
  readonly trims: readonly TrimChoice[];
  readonly warnings: readonly SpecWarning[];
};

/** Describes vehicles by VIN. The VIN is 17 legal characters; null when its maker is not in the tables. */
export type VinDecoder = {
  decode(vin: string): Promise<VehicleSpecs | null>;
  /** Which tables answered, for pages and logs. */
  source(): Promise<{ name: string; newestRecord: string }>;
};

export type Plate = { readonly text: string; readonly region: string; readonly country: string };

/** What a plate leads to: a VIN at best, else what is known of the vehicle. */
export type PlateAnswer =
  | { readonly kind: 'found'; readonly vin: string | null; readonly known: Partial<VehicleSpecs> }
  | { readonly kind: 'not-found' };

/** Finds vehicles by licence plate. Rejects with `AppError('unavailable')` when the directory cannot be reached. */
export type PlateDirectory = { find(plate: Plate): Promise<PlateAnswer> };
