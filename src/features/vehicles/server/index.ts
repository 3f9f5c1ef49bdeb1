export { isBuilt, knowsModel, loadCatalogue, yearsBuilt } from './catalogue.ts';
export { describeHin } from './describe-hin.ts';
export { describePlate, describeVin } from './describe-plate.ts';
export { listCatalogueModels, listCatalogueTrims } from './list-catalogue.ts';
export { listMakesAndModels } from './list-makes-and-models.ts';
export { demoId, demoPlateId } from './embedded-plates.ts';
export { takeLookup } from './take-lookup.ts';
export type { TrimChoice, VehicleSpecs } from './types.ts';
export { createVpicDecoder } from './vpic-decoder.ts';
