export { knowsModel, loadCatalogue } from './catalogue.ts';
export { describePlate } from './describe-plate.ts';
export { describeVin } from './describe-vin.ts';
export { listCatalogueModels, listCatalogueTrims } from './list-catalogue.ts';
export { listMakesAndModels } from './list-makes-and-models.ts';
export { demoId, demoPlateId } from './plate-id.ts';
export type { TrimChoice, VehicleSpecs } from './types.ts';
export { createVpicDecoder } from './vpic-decoder.ts';
