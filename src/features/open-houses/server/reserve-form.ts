import { readUser } from '#features/accounts/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import { isAppError } from '#platform/errors.ts';
import { networkOf, refusalStatus } from '#platform/web/index.ts';
import { type Reserved, reserveVisit } from './reserve-visit.ts';

/** The page with the form: what it holds, and what became of it. */
export type ReserveOutcome = {
  readonly values: { readonly opening: string; readonly name: string; readonly email: string };
  readonly done: Reserved['state'] | null;
  readonly said: string | null;
  /** Sentences by field. */
  readonly faults: Readonly<Record<string, string>>;
  readonly status: number;
};

const MAX_LENGTH = 300;

async function known(ctx: Ctx): Promise<{ name: string; email: string }> {
  if (ctx.actor.kind !== 'user') return { name: '', email: '' };
  const { fullName, email } = await readUser({ ctx, input: { userId: ctx.actor.userId } });
  return { name: fullName, email };
}

/** Opening the page fills in what is known of the person; sending it reserves. */
export async function submitReserveForm({ ctx, request }: { ctx: Ctx; request: Request }): Promise<ReserveOutcome> {
  const opening = new URL(request.url).searchParams.get('opening') ?? '';
  if (request.method !== 'POST')
    return { values: { opening, ...(await known(ctx)) }, done: null, said: null, faults: {}, status: 200 };
  const form = await request.formData().catch(() => new FormData());
  const word = (name: string): string => String(form.get(name) ?? '').slice(0, MAX_LENGTH);
  const values = { opening: word('opening') || opening, name: word('name'), email: word('email') };
  try {
    await ctx.limits.consume('draft-create', networkOf({ headers: request.headers, config: ctx.config }));
    const { state } = await reserveVisit({ ctx, input: { openingId: values.opening, ...values } });
    return { values, done: state, said: null, faults: {}, status: 200 };
  } catch (error) {
    if (!isAppError(error)) throw error;
    const faults = Object.fromEntries(error.faults.map(({ field, message }) => [field, message]));
    return { values, done: null, said: error.message, faults, status: refusalStatus(error) };
  }
}
