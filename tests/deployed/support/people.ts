import { openSession } from '#features/accounts/server/index.ts';
import { sessionCookies } from '#features/accounts/server/auth/index.ts';
import { type Ctx, type Services, withActor } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { newId } from '#platform/ids.ts';

export type Person = {
  readonly id: string;
  readonly email: string;
  /** For `Authorization: Bearer`. */
  readonly token: string;
  /** For `Cookie`, as the browser holds it. */
  readonly cookie: string;
  readonly ctx: Ctx;
};

/** Somebody with a confirmed address who is signed in. */
export async function makePerson(services: Services, role: 'MEMBER' | 'OPERATOR' = 'MEMBER'): Promise<Person> {
  const id = newId();
  const email = `${id}@example.com`;
  await services.db
    .insert(schema.users)
    .values({ id, email, role, fullName: 'Robin Driver', emailVerifiedAt: new Date() });
  const session = await openSession(services, { userId: id });
  const cookie = (await sessionCookies(services, session)).map((line) => line.split(';')[0]).join('; ');
  const actor = { kind: 'user', userId: id, sessionId: session.id, sessionKey: null, role } as const;
  return { id, email, token: session.accessToken, cookie, ctx: withActor(services, actor) };
}
