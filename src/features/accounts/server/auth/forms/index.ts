/** What the sign-in pages do when posted: read, one verb, where to go. */
export { confirmForm } from './confirm.ts';
export { linkForm } from './link.ts';
export { nextOf } from './next.ts';
export { readPending } from './pending.ts';
export { registerForm } from './register.ts';
export { readPostedToken, resetForm } from './reset.ts';
export { signInForm } from './sign-in.ts';
export { signOutForm } from './sign-out.ts';
