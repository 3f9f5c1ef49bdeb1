import { deviceLabel } from '#shared/device-label.ts';
import { parseEmail } from '#shared/email.ts';
import type { Result } from '#shared/result.ts';
import { safeCallback } from '#shared/safe-callback.ts';
import type { Ctx } from '#platform/context.ts';
import { networkOf } from '#platform/web/index.ts';

export type FormInput = { readonly ctx: Ctx; readonly request: Request };

const MAX_LENGTH = 2000;

/** The texts of a posted form. Files, and fields of absurd length, are as if not sent. */
export async function readForm(request: Request): Promise<ReadonlyMap<string, string>> {
  const form = await request.formData().catch(() => new FormData());
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string');
  return new Map(texts.filter(([, value]) => value.length <= MAX_LENGTH));
}

/** Where the request comes from: the key of limits, and the label of the device. */
export function senderOf({ ctx, request }: FormInput): { network: string; device: string } {
  const { headers } = request;
  return { network: networkOf({ headers, config: ctx.config }), device: deviceLabel(headers.get('user-agent')) };
}

/** The page to go on to, from the address or the form; always one of ours. */
export function nextOf({ ctx, request }: FormInput, form?: ReadonlyMap<string, string>): string {
  const asked = form?.get('callbackUrl') ?? new URL(request.url).searchParams.get('callbackUrl');
  return safeCallback(relative(asked, request.url), ctx.config.siteUrl);
}

/** An absolute address on the host the browser used counts as a path. */
function relative(asked: string | null, requestUrl: string): string | null {
  const { origin } = new URL(requestUrl);
  return asked?.startsWith(`${origin}/`) ? asked.slice(origin.length) : asked;
}

/** The address, or the sentence to show at its field. */
export const readEmail = (form: ReadonlyMap<string, string>): Result<string> => parseEmail(form.get('email'));
