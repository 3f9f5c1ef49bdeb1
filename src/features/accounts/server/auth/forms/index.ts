/** What the sign-in pages do when posted: read, one verb, where to go. */
export { confirmForm, linkForm } from './link.ts';
export { nextOf } from './next.ts';
export { readPending } from './pending.ts';
export { registerForm } from './register.ts';
export { readPostedToken, resetForm } from './reset.ts';
export { signInForm, signOutForm } from './sign-in.ts';
