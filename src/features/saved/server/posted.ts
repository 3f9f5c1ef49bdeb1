import type { Ctx } from '#platform/context.ts';
import { type FieldFault, isAppError } from '#platform/errors.ts';
import { refusalStatus, STATUS } from '#platform/web/index.ts';

const MAX_LENGTH = 4_000;

/** The texts of a posted form. Files, and fields of absurd length, are as if not sent. */
export async function readPosted(request: Request): Promise<ReadonlyMap<string, string>> {
  const form = await request.formData().catch(() => new FormData());
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string');
  return new Map(texts.filter(([, value]) => value.length <= MAX_LENGTH));
}

/** Where a form led to: another page, or the same one with what is wrong. */
export type Posted =
  | { readonly kind: 'go'; readonly to: string }
  | {
      readonly kind: 'stay';
      readonly status: number;
      readonly message: string;
      /** Sentences by field. */
      readonly faults: Readonly<Record<string, string>>;
      readonly values: Readonly<Record<string, string>>;
    };

export const go = (to: string): Posted => ({ kind: 'go', to });

export const stay = (
  message: string,
  values: ReadonlyMap<string, string>,
  faults: Readonly<Record<string, string>> = {},
): Posted => ({ kind: 'stay', status: STATUS.refused, message, faults, values: Object.fromEntries(values) });

const byField = (faults: readonly FieldFault[]) =>
  Object.fromEntries(faults.map(({ field, message }) => [field, message]));

/** Runs what a form asks for; refusals become sentences on the page, anything unexpected is thrown. */
export async function posted(
  { request }: { ctx: Ctx; request: Request },
  run: (form: ReadonlyMap<string, string>) => Promise<Posted>,
): Promise<Posted> {
  const form = await readPosted(request);
  try {
    return await run(form);
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { message, faults } = error;
    const status = refusalStatus(error);
    return { kind: 'stay', status, message, faults: byField(faults), values: Object.fromEntries(form) };
  }
}
