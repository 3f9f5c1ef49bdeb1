/** What the sign-in pages do when posted: read, one verb, where to go. */
export { confirmForm } from './confirm.ts';
export { linkForm } from './link.ts';
export { go, type Outcome, refuse, type Stay, seeOther, stay, stayOnRefusal } from './outcome.ts';
export { readPending } from './pending.ts';
export { type FormInput, nextOf, readEmail, readForm, senderOf } from './posted.ts';
export { registerForm } from './register.ts';
export { readPostedToken, resetForm } from './reset.ts';
export { runForm } from './run-form.ts';
export { signInForm } from './sign-in.ts';
export { signOutForm } from './sign-out.ts';
