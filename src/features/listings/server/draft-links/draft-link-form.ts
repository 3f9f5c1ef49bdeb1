import { draftCookie } from '#features/accounts/server/auth/index.ts';
import { type Form, go, postedForm, refuseForm, senderOf } from '#platform/forms/index.ts';
import { draftLinks as words } from '../../words/draft-links.ts';
import { useDraftLink } from './use-draft-link.ts';

/** The button behind a scanned code. */
export const draftLinkForm: Form = postedForm(
  async (input, form) => {
    const { ctx } = input;
    const used = await useDraftLink({ ctx, input: { token: form.get('token') ?? '', device: senderOf(input).device } });
    if (used.kind !== 'opened') return refuseForm(words[used.kind]);
    return go(used.path, used.sessionKey === null ? [] : [draftCookie(ctx.config, used.sessionKey)]);
  },
  { values: () => ({}) },
);
