/** The door of limits: opening the counters, and counting tries to sign in. */
export { openLimits } from './open.ts';
export { countSignIn, forgiveSignIn } from './sign-in.ts';
