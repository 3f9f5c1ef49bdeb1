/** What the sign-in pages do when posted: read, one verb, where to go. */
export { confirmForm } from './confirm.ts';
export { linkForm } from './link.ts';
export { leave, type Outcome, type Stay, stay } from './outcome.ts';
export { type Pending, readPending } from './pending.ts';
export { nextOf } from './posted.ts';
export { registerForm } from './register.ts';
export { resetForm } from './reset.ts';
export { signInForm } from './sign-in.ts';
export { signOutForm } from './sign-out.ts';
