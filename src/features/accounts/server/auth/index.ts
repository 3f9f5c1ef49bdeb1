/** The door of signing in: who is asking, the cookies that say so, Auth.js's endpoints, and the forms of the pages. */
export { AUTH_BASE } from './config.ts';
export { draftCookie } from './cookies.ts';
export * from './forms/index.ts';
export { type AuthRunner, handleAuth } from './handle.ts';
export { identifyActor, readAccessToken, identifyPage, staleCookies, takeStaleAway } from './identify.ts';
export { requireUser, askToSignIn } from './ask-to-sign-in.ts';
export { clearedCookies, sessionCookies, signInCookies } from './session-cookie.ts';
export { signInOrigins } from './sign-in-origins.ts';
