/** The door of signing in: who is asking, the cookies that say so, Auth.js's endpoints, and the forms of the pages. */
export { AUTH_BASE } from './config.ts';
export { draftCookie } from './cookies.ts';
export * from './forms/index.ts';
export { type AuthRunner, handleAuth } from './handle.ts';
export { identifyActor, readAccessToken } from './identify.ts';
export { identifyPage } from './identify-page.ts';
export { requireUser } from './require-user.ts';
export { clearedCookies, sessionCookies, signInCookies } from './session-cookie.ts';
export { askToSignIn } from './ask-to-sign-in.ts';
export { signInOrigins } from './sign-in-origins.ts';
