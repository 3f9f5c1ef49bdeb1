import { NOTHING_SAID } from '#features/valuation/rules/answers.ts';
import type { Subject } from '#features/valuation/server/index.ts';

/** A car that everybody knows, with nothing said about it but what has to be. */
export const aSubject = (changes: Partial<Subject> = {}): Subject => ({
  vehicleType: 'CARS',
  year: 2018,
  make: 'Toyota',
  models: ['Camry'],
  body: 'SEDAN',
  trim: null,
  vin: null,
  tables: null,
  mileage: 80_000,
  accidents: null,
  owners: null,
  exteriorColor: null,
  interiorColor: null,
  drive: null,
  transmission: null,
  fuel: null,
  said: NOTHING_SAID,
  grade: null,
  cleanTitle: null,
  postcode: '32801',
  state: 'FL',
  ...changes,
});
