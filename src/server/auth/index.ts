/** The door of signing in: who is asking, the cookies that say so, Auth.js's endpoints, and the forms of the pages. */
export { type Member, requireMember, unauthenticated } from '../actor.ts';
export { AUTH_BASE } from './config.ts';
export { DRAFT_COOKIE, draftCookie, HINT_COOKIE } from './cookies.ts';
export * from './forms/index.ts';
export { type AuthRunner, beginOAuth, handleAuth } from './handle.ts';
export { identifyActor, readAccessToken, readBearer } from './identify.ts';
export { identifyPage } from './identify-page.ts';
export { type Required, requireUser } from './require-user.ts';
export { clearedCookies, readSessionCookie, sessionCookies, signInCookies } from './session-cookie.ts';
export { signInFromQuery } from './sign-in-from-query.ts';
export { signInOrigins } from './sign-in-origins.ts';
