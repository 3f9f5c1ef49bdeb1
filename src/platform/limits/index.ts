/** The door of limits: opening the counters, forgetting the old ones, and counting tries to sign in. */
export { forgetCounts } from './forget-counts.ts';
export { openLimits, waitWords } from './open.ts';
export type { LimitName, RateLimits } from './rate-limits.ts';
export { countSignIn, forgiveSignIn } from './sign-in.ts';
