/** The session of this browser: who is signed in, signing in and out, and staying in step with the server and other tabs. */
import { configureApi } from '#platform/api-client/api.ts';
import { connection } from '#platform/words/http.ts';
import { $session, endSession } from './session-state.ts';

configureApi({
  token: () => $session.get().accessToken,
  onUnauthorized: () => void endSession(),
  sentences: connection,
});

export { type SignInAnswer, type SignInOptions, signIn, signOut } from './session-actions.ts';
export { $session, endSession, refreshSession, type Session } from './session-state.ts';
export { keepSession } from './session-sync.ts';
