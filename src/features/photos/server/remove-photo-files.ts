import type { Services } from '#platform/context.ts';
import { photoFolder } from './keys.ts';
import { originalsOf } from './originals-of.ts';

/** Removes every file of a photo whose row is gone. Repeating it is harmless. */
export async function removePhotoFiles(call: {
  ctx: Pick<Services, 'config' | 'storage'>;
  photoId: string;
}): Promise<void> {
  await call.ctx.storage.deletePrefix(photoFolder(call.photoId));
  await originalsOf(call.ctx).remove(call.photoId);
}
