export { createBaseline } from './baseline.ts';
export { loadBaseline } from './baseline-data.ts';
export { evaluateVehicle } from './evaluate-vehicle.ts';
export { evaluationView } from './evaluation-view.ts';
export type { EvaluateInput } from './parse-subject.ts';
export { priceIndex, toMonth } from './price-index.ts';
export { CHANNEL_SHARE } from './settings.ts';
export type { Estimate, NoEstimate, NoEstimateReason, Range, Subject, Valuator } from './types.ts';
