/** The door of accounts. */
export { closeSession } from './close-session.ts';
export { findSession, type LiveSession } from './find-session.ts';
export { type OpenedSession, openSession } from './open-session.ts';
