import { readUser } from '#features/accounts/server/index.ts';
import type { Ctx } from '#platform/context.ts';
import { type FormInput, readForm, type Stay, senderOf, stay, stayOnRefusal } from '#platform/forms/index.ts';
import { visitPath } from './visit-token.ts';
import { type Reserved, reserveVisit } from './reserve-visit.ts';

/** The page with the form: what it holds, and what became of it. */
export type ReserveOutcome = Stay & {
  readonly done: Reserved['state'] | null;
  /** The page of a visit that is confirmed already. */
  readonly visit: string | null;
};

const MAX_LENGTH = 300;

async function known(ctx: Ctx): Promise<{ name: string; email: string }> {
  if (ctx.actor.kind !== 'user') return { name: '', email: '' };
  const { fullName, email } = await readUser({ ctx, input: { userId: ctx.actor.userId } });
  return { name: fullName, email };
}

/** Opening the page fills in what is known of the person; sending it reserves. */
export async function submitReserveForm({ ctx, request }: FormInput): Promise<ReserveOutcome> {
  const opening = new URL(request.url).searchParams.get('opening') ?? '';
  if (request.method !== 'POST')
    return { ...stay({ values: { opening, ...(await known(ctx)) } }), done: null, visit: null };
  const form = await readForm(request, { maxLength: MAX_LENGTH, longer: 'cut' });
  const [name, email] = [form.get('name') ?? '', form.get('email') ?? ''];
  const values = { opening: form.get('opening') || opening, name, email };
  try {
    await ctx.limits.consume('draft-create', senderOf({ ctx, request }).network);
    const { id, state } = await reserveVisit({ ctx, input: { openingId: values.opening, ...values } });
    return { ...stay({ values }), done: state, visit: state === 'confirmed' ? visitPath(ctx, id) : null };
  } catch (error) {
    return { ...stayOnRefusal(error, values), done: null, visit: null };
  }
}
