import { closeSession } from '../index.ts';
import type { Services } from '#platform/context.ts';
import { tokenSchema } from './session-cookie.ts';

/** Auth.js has cleared the cookie; the session itself ends here, so that a copied cookie opens nothing. */
export async function signedOut(services: Services, message: object): Promise<void> {
  const token = tokenSchema.safeParse('token' in message ? message.token : null);
  if (token.success) await closeSession({ services, sessionId: token.data.sid });
}
