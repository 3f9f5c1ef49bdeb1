import type { VehicleSource, VehicleType } from '#shared/enums.ts';
import { firstUnfinished, flowById, stepPath } from '#features/sell/rules/index.ts';
import type { Answers } from '#shared/answers.ts';
import { ownValue } from '#shared/own-value.ts';
import { parseStickerCode, stickerPayload } from '#features/sticker-codes/rules/sticker-code.ts';
import { codes as words } from '#features/sticker-codes/words.ts';
import { draftCookie } from '#features/accounts/server/auth/index.ts';
import { type Fields, type FormInput, go, type Outcome, postedForm, senderOf } from '#platform/forms/index.ts';
import { refused } from '#platform/errors.ts';
import { assignCode, readOutsideUrl } from './assign-code.ts';
import { beginWithCode } from './begin-listing.ts';
import { claimCode, claimSheet } from './claim-codes.ts';
import { releaseCode, restoreCode, retireCode } from './retire-code.ts';

type Deed = (input: FormInput, form: Fields, code: string) => Promise<Outcome>;

/** `?code=` of the page that speaks of this code. */
export const codeQuery = (code: string): string => {
  const parsed = parseStickerCode(code);
  return `?code=${encodeURIComponent(parsed.ok ? stickerPayload(parsed.value) : code.slice(0, 60))}`;
};
const active = (code: string, now: string): Outcome => go(`/stickers/qr/active${codeQuery(code)}&now=${now}`);

/** Answers that the pages before the wizard have asked already. */
function answersOf(form: Fields): Answers {
  const [type, source] = [form.get('type'), form.get('source')];
  return {
    ...(type ? { vehicleType: type as VehicleType } : {}),
    ...(source ? { source: source as VehicleSource } : {}),
  };
}

const begin: Deed = async (input, form, code) => {
  const { ctx } = input;
  await ctx.limits.consume('draft-create', senderOf(input).network);
  const answers = answersOf(form);
  const draft = await beginWithCode({
    ctx,
    input: {
      code,
      flow: form.get('flow') ?? 'vehicle',
      flowType: form.get('do') === 'value' ? 'STICKER_VALUATION' : 'STICKER_ASSIGN',
      answers,
    },
  });
  const flow = flowById(draft.flow);
  if (!flow) throw refused(words.noListing, 'unknown_flow');
  const step = firstUnfinished(flow, answers);
  const cookies = draft.session_key ? [draftCookie(ctx.config, draft.session_key)] : [];
  return go(`${stepPath(flow, step)}?request=${draft.unique_id}`, cookies);
};

const DEEDS: Readonly<Record<string, Deed>> = {
  begin,
  value: begin,
  claim: async ({ ctx }, _, code) => {
    await claimCode({ ctx, input: { code } });
    return active(code, 'claimed');
  },
  sheet: async ({ ctx }, _, code) => {
    await claimSheet({ ctx, input: { code } });
    return active(code, 'sheet');
  },
  link: async ({ ctx }, form, code) => {
    const listingId = form.get('listing') ?? '';
    await assignCode({ ctx, input: { code, listingId, move: form.get('move') === 'yes' } });
    return active(code, 'linked');
  },
  url: async ({ ctx }, form, code) => {
    const url = readOutsideUrl(ctx, form.get('url') ?? '');
    return go(`/stickers/external/confirm${codeQuery(code)}&${new URLSearchParams({ url })}`);
  },
  outside: async ({ ctx }, form, code) => {
    await assignCode({ ctx, input: { code, listingId: null, externalUrl: form.get('url') ?? '', move: true } });
    return active(code, 'outside');
  },
  off: async ({ ctx }, _, code) => {
    await assignCode({ ctx, input: { code, listingId: null, externalUrl: null } });
    return active(code, 'off');
  },
  retire: async ({ ctx }, _, code) => {
    await retireCode({ ctx, input: { code } });
    return active(code, 'retired');
  },
  restore: async ({ ctx }, _, code) => {
    await restoreCode({ ctx, input: { code } });
    return active(code, 'restored');
  },
  release: async ({ ctx }, _, code) => {
    await releaseCode({ ctx, input: { code } });
    return go('/my/stickers?now=released');
  },
};

/** What any form of the sticker pages asks for: `do` says what, `code` with which code. Refusals stay on the page. */
export const stickerForm = postedForm((input, form) => {
  const deed = ownValue(DEEDS, form.get('do'));
  if (!deed) throw refused(words.nothingToDo, 'nothing_to_do');
  return deed(input, form, form.get('code') ?? '');
});
