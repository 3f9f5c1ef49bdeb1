export { knowsModel, loadCatalogue, modelsOf } from './catalogue.ts';
export { describePlate } from './describe-plate.ts';
export { describeVin } from './describe-vin.ts';
export { listCatalogueModels, listCatalogueTrims } from './list-catalogue.ts';
export { listMakesAndModels } from './list-makes-and-models.ts';
export { isUnitedStates } from './parse-plate.ts';
export { demoId, demoPlateId } from './plate-id.ts';
export type { Plate, PlateAnswer, PlateDirectory, SpecWarning, TrimChoice, VehicleSpecs, VinDecoder } from './types.ts';
export { createVpicDecoder } from './vpic-decoder.ts';
