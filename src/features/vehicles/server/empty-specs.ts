import type { VehicleSpecs } from './types.ts';

/** Nothing known yet. */
export const emptySpecs: VehicleSpecs = {
  vin: null,
  vehicleType: null,
  year: null,
  make: null,
  model: null,
  trim: null,
  series: null,
  body: null,
  bodyClass: null,
  fuel: null,
  fuelType: null,
  cylinders: null,
  displacement: null,
  engine: null,
  doors: null,
  drivetrain: null,
  transmission: null,
  plant: null,
  country: null,
  trims: [],
  warnings: [],
};
