import { deviceLabel } from '#shared/device-label.ts';
import type { Ctx } from '../context.ts';
import { networkOf } from '../web/index.ts';

export type FormInput = { readonly ctx: Ctx; readonly request: Request };

/** The texts of a posted form by field name. */
export type Fields = ReadonlyMap<string, string>;

/** What becomes of longer texts: most are as if not sent; cut ones reach the verb whose sentence refuses their length. */
export type Reading = { readonly maxLength?: number; readonly longer?: 'drop' | 'cut' };

const MAX_FIELD_LENGTH = 2000;

/** All parts of a posted form, files too; null when it is none, or larger than any of ours: it was not read to its end. */
export const readParts = (request: Request): Promise<FormData | null> => request.formData().catch(() => null);

/** A file that was chosen; null without one. */
export function fileOf(parts: FormData, name: string): File | null {
  const file = parts.get(name);
  return file instanceof File && file.size > 0 ? file : null;
}

/** The text fields of a posted form in their order, for those that send a name several times. */
export async function readEntries(request: Request, reading: Reading = {}): Promise<readonly [string, string][]> {
  const { maxLength = MAX_FIELD_LENGTH, longer = 'drop' } = reading;
  const parts = [...((await readParts(request)) ?? [])];
  const texts = parts.filter((field): field is [string, string] => typeof field[1] === 'string');
  if (longer === 'cut') return texts.map(([name, text]) => [name, text.slice(0, maxLength)]);
  return texts.filter(([, text]) => text.length <= maxLength);
}

export const readForm = async (request: Request, reading?: Reading): Promise<Fields> =>
  new Map(await readEntries(request, reading));

/** What a page behind an email's link is about. Opening it changes nothing, for mail programs do: its button acts. */
export async function readLink(request: Request): Promise<{ token: string; pressed: boolean; form: Fields }> {
  const pressed = request.method === 'POST';
  const form: Fields = pressed ? await readForm(request) : new Map();
  return { token: form.get('token') ?? new URL(request.url).searchParams.get('token') ?? '', pressed, form };
}

/** Where the request comes from: the key of limits, and the label of the device. */
export function senderOf({ ctx, request }: FormInput): { network: string; device: string } {
  const { headers } = request;
  return { network: networkOf({ headers, config: ctx.config }), device: deviceLabel(headers.get('user-agent')) };
}
