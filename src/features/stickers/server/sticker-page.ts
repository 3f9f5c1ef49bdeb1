import { stickerLink } from '#features/sticker-codes/rules/sticker-code.ts';
import { requireUser } from '#features/accounts/server/auth/index.ts';
import { type FormInput, runForm, type Stay, seeOther, senderOf } from '#platform/forms/index.ts';
import { stickerHosts } from '#features/sticker-codes/server/index.ts';
import { type ResolvedScan, resolveScan } from './resolve-scan.ts';
import { stickerForm } from './sticker-form.ts';

/** What a page of the sticker flow stands on: the code in its address, and what a posted form led to. */
export type StickerPage = {
  /** Null when the address names no code, or none that can be read. */
  readonly scan: ResolvedScan | null;
  readonly form: Stay;
  /** The link in the symbol; empty without a code. */
  readonly link: string;
};

/**
 * Runs the posted form, if there is one, and resolves the code in the address (or in the form) for the person asking.
 * Gives a response when the form led elsewhere.
 */
export async function openStickerPage(input: FormInput): Promise<StickerPage | Response> {
  const form = await runForm(input, stickerForm);
  if (form instanceof Response) return form;
  const code = form.values.code ?? new URL(input.request.url).searchParams.get('code');
  const scan = code ? await resolveScan({ ctx: input.ctx, input: { code, network: senderOf(input).network } }) : null;
  const { target } = scan ?? {};
  return {
    scan: scan?.uuid ? scan : null,
    form,
    link: target ? stickerLink(target, stickerHosts(input.ctx.config)) : '',
  };
}

/** A page that says what a sticker is on: its code is there. */
export type OwnStickerPage = StickerPage & { readonly scan: ResolvedScan };

/**
 * The same for the pages that say what a sticker is on: for its owner, or whoever holds a blank one first. Everybody else
 * is led to where the code leads.
 */
export async function openOwnSticker(input: FormInput): Promise<OwnStickerPage | Response> {
  const who = requireUser({ ctx: input.ctx, url: new URL(input.request.url) });
  if (!who.ok) return seeOther(who.to);
  const opened = await openStickerPage(input);
  if (opened instanceof Response) return opened;
  const { scan, form } = opened;
  if (!scan) return seeOther('/stickers/start');
  const isOthers = scan.viewer !== 'OWNER' && scan.state !== 'BLANK';
  return isOthers && form.status === 200 ? seeOther(scan.to) : { ...opened, scan };
}
