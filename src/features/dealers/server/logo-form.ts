import { dealerSettings as words } from '../words/dealers.ts';
import { requireMember } from '#platform/actor.ts';
import { fileOf, type FormInput, go, type Outcome, readParts, refuse, stayOnRefusal } from '#platform/forms/index.ts';
import { isAppError } from '#platform/errors.ts';
import { removeLogo, saveLogo } from './save-logo.ts';

const PAGE = '/settings/dealership';
/** A form may hold 3 MB in all. */
const MAX_BYTES = 2.5 * 1024 * 1024;

/** The logo of the dealership's settings: a file, or none from now on. */
export async function logoForm({ ctx, request }: FormInput): Promise<Outcome> {
  requireMember(ctx);
  const fault = (logo: string) => refuse({}, { logo });
  const form = await readParts(request);
  // More than any form of ours may hold: it was not read to its end.
  if (!form) return fault(words.logoLarge);
  try {
    if (form.get('do') === 'logo-remove') {
      await removeLogo({ ctx });
      return go(`${PAGE}?done=logo-removed#logo`);
    }
    const file = fileOf(form, 'logo');
    if (!file) return fault(words.logoEmpty);
    if (file.size > MAX_BYTES) return fault(words.logoLarge);
    await saveLogo({ ctx, input: { bytes: Buffer.from(await file.arrayBuffer()) } });
    return go(`${PAGE}?done=logo-saved#logo`);
  } catch (error) {
    // What is wrong with the file stands at the file.
    if (isAppError(error) && error.kind === 'refused') return fault(error.message);
    return stayOnRefusal(error, {});
  }
}
