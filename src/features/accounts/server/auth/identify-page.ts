import { type Ctx, type Services, VISITOR, withActor } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { sessionCookieName } from './cookies.ts';
import { identifyActor } from './identify.ts';
import { clearedCookies } from './session-cookie.ts';

/**
 * Who opens a page. Whatever they carry that opens nothing makes a visitor; `stale` are the `Set-Cookie` lines that
 * take a dead session away, so that the page and the links on it agree.
 */
export async function identifyPage(services: Services, headers: Headers): Promise<{ ctx: Ctx; stale: string[] }> {
  const actor = await identifyActor({ services, headers }).catch((error: unknown) => {
    if (isAppError(error) && error.kind === 'unauthenticated') return VISITOR;
    throw error;
  });
  const carries = headers.get('cookie')?.includes(`${sessionCookieName(services.config)}=`) ?? false;
  return {
    ctx: withActor(services, actor),
    stale: carries && actor.kind === 'visitor' ? clearedCookies(services) : [],
  };
}
