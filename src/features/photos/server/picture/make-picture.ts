import { ok, type Result } from '#shared/result.ts';
import type { PhotoFault } from '../../words.ts';
import { averageColor, contentHash, differenceHash } from './fingerprint.ts';
import { makeMaster } from './master.ts';
import { makeVariants, type Variant } from './variants.ts';

export type Picture = {
  readonly master: Buffer;
  readonly variants: readonly Variant[];
  readonly color: string;
  readonly contentHash: string;
  readonly perceptualHash: string;
};

/** Everything that is kept of a photo, from the bytes that were sent. */
export async function makePicture(bytes: Buffer): Promise<Result<Picture, PhotoFault>> {
  const master = await makeMaster(bytes);
  return master.ok ? ok(await pictureOf(master.value)) : master;
}

/** Everything that follows from a master. */
export async function pictureOf(master: Buffer): Promise<Picture> {
  return {
    master,
    variants: await makeVariants(master),
    color: await averageColor(master),
    contentHash: contentHash(master),
    perceptualHash: await differenceHash(master),
  };
}
