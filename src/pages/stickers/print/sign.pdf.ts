import type { APIRoute } from 'astro';
import { requireUser } from '#features/accounts/server/auth/index.ts';
import { toQuery } from '#features/print/rules/choice.ts';
import { answerFile, makePrint } from '#features/print/server/index.ts';

const WINDOW_SIGN = '1500';

/** One button of a listing: makes its code where it has none, and answers the sign or tag that suits it. */
export const POST: APIRoute = async ({ locals: { ctx }, redirect, request, rewrite, url }) => {
  const who = requireUser({ ctx, url });
  if (!who.ok) return redirect(who.to, 303);
  const form = await request.formData().catch(() => new FormData());
  const make = async () => {
    const asked = { get: (name: string) => (name === 'listing' ? String(form.get(name) ?? '') || 'none' : null) };
    const { choice } = await makePrint({ ctx, input: { asked, owner: 'me' } });
    // A window sign is as large as a sheet: laid on its own size it is one page, with a printer's margins it were parts.
    const whole: Record<string, string | null> = choice.product.code === WINDOW_SIGN ? { on: 'shop', paper: null } : {};
    return redirect(`/stickers/print/file.pdf?${toQuery(choice, whole)}`, 303);
  };
  return answerFile(make, () => rewrite('/404'));
};

/** An address that was kept or loaded again: the page on which one chooses what to print. */
export const GET: APIRoute = ({ redirect }) => redirect('/stickers/print', 303);
