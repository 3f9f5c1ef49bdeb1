import { ok, type Result } from '#shared/result.ts';
import type { PhotoFault } from '../words.ts';
import type { Services } from '#platform/context.ts';
import { HASH_DIGITS, versionFolder } from './keys.ts';
import { makePicture } from './picture/make-picture.ts';
import { storePicture } from './store-picture.ts';

/** A picture that belongs to no listing: its files lie where a photo of this id would have them. */
export type KeptPicture = {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly widths: number[];
};

type Input = { readonly id: string; readonly bytes: Buffer };

/**
 * Draws a picture that came with a form as every photo is drawn: sniffed, upright, without metadata, in all widths.
 * A version that was kept before stays until `removePhotoFiles`.
 */
export async function keepPicture({
  ctx,
  input,
}: {
  ctx: Services;
  input: Input;
}): Promise<Result<KeptPicture, PhotoFault>> {
  const made = await makePicture(input.bytes);
  if (!made.ok) return made;
  const { width, height, color, contentHash, variants } = await storePicture(ctx, input.id, made.value);
  const widths = variants.map((variant) => variant.width);
  return ok({ hash: contentHash.slice(0, HASH_DIGITS), width, height, color, widths });
}

/** Removes the files of one version of a picture, after its row points to another. */
export const dropPicture = async ({
  ctx,
  input,
}: {
  ctx: Services;
  input: { id: string; hash: string };
}): Promise<void> => ctx.storage.deletePrefix(versionFolder(input.id, input.hash));
