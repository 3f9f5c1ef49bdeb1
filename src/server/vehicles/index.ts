export type { Plate, PlateAnswer, PlateDirectory, SpecWarning, TrimChoice, VehicleSpecs, VinDecoder } from './types.ts';
export { createVpicDecoder } from './vpic-decoder.ts';
