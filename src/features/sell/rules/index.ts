export { categoriesOf, categoryIn, FLOWS, flowById } from './flows.ts';
export { type NextStep, nextStepOf } from './next-step.ts';
export { nextStep, previousStep, progress, screenOf, screensOf } from './screens.ts';
export { hasNothingToAsk, type Known } from './skip.ts';
export { minutesLeft } from './time-left.ts';
export type { Flow, FlowId, Step, StepKind } from './types.ts';
export { STEP_KINDS, titleOf } from './types.ts';
export * from './walk.ts';
