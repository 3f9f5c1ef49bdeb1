import type { Ctx } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { readSubscription, type Subscribed, unsubscribe } from '#features/accounts/server/unsubscribe/index.ts';
import { refusalStatus } from '#platform/web/index.ts';
import { readLink } from '#platform/forms/index.ts';

/** The page behind a letter's link. `subscribed` is null when the link is broken. */
export type StopPage = { readonly token: string; readonly subscribed: Subscribed | null; readonly status: number };

/** Opening the page reads, its button stops. */
export async function stopForm({ ctx, request }: { ctx: Ctx; request: Request }): Promise<StopPage> {
  const { token, pressed } = await readLink(request);
  try {
    const subscribed = await (pressed ? unsubscribe({ ctx, token }) : readSubscription({ ctx, token }));
    return { token, subscribed, status: 200 };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { token, subscribed: null, status: refusalStatus(error) };
  }
}
