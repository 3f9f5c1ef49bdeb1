import { uploadPage as words } from '../words/sticker-pages.ts';
import {
  fileOf,
  type FormInput,
  go,
  type Outcome,
  readParts,
  refuse,
  senderOf,
  stayOnRefusal,
} from '#platform/forms/index.ts';
import { MAX_PICTURE_BYTES, readCodeInPicture } from './read-picture.ts';
import { codeQuery } from './sticker-form.ts';

/** The page that reads a code out of a picture. */
export async function uploadForm(input: FormInput): Promise<Outcome> {
  const fault = (picture: string) => refuse({}, { picture });
  try {
    await input.ctx.limits.consume('upload', senderOf(input).network);
    const form = await readParts(input.request);
    // More than any form of ours may hold: it was not read to its end.
    if (!form) return fault(words.large);
    const file = fileOf(form, 'picture');
    if (!file) return fault(words.empty);
    if (file.size > MAX_PICTURE_BYTES) return fault(words.large);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const found = await readCodeInPicture({ config: input.ctx.config, bytes });
    return found.kind === 'code' ? go(`/stickers/upload/confirm${codeQuery(found.payload)}`) : fault(words[found.kind]);
  } catch (error) {
    return stayOnRefusal(error, {});
  }
}
