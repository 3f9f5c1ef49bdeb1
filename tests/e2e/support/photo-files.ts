import { scene } from '../../support/pictures.ts';

type File = { name: string; mimeType: string; buffer: Buffer };

/** A photo of its own kind for every number. */
export const photo = async (seed: number): Promise<File> => ({
  name: `photo-${seed}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await scene(seed, { width: 1000, height: 750 }).jpeg().toBuffer(),
});
