export { evaluateVehicle, evaluationView } from './evaluate-vehicle.ts';
export { loadModel } from './model/model-file.ts';
export { createModelValuator } from './model-valuator.ts';
export type { EvaluateInput } from './parse-subject.ts';
export { driftJobs } from './drift/jobs.ts';
export { readMarketDrift } from './drift/market-drift.ts';
export { indexAge } from './price-index.ts';
export { quickValue } from './quick-value.ts';
export type { Estimate, NoEstimate, Subject } from './types.ts';
