import type { InferInsertModel } from 'drizzle-orm';
import { type Drawable, listingDrawings, sceneHash } from '#features/listings/server/index.ts';
import { DRAWN_SIZE } from '#features/photos/rules/photos.ts';
import { colorOfScene } from '#features/pictures/server/index.ts';
import { sceneCode } from '#features/pictures/rules/scene/scene.ts';
import type * as schema from '#features/schema.ts';
import { sketchesOf } from './sketches.ts';
import { demoId } from '#features/vehicles/server/index.ts';

type PhotoRow = InferInsertModel<typeof schema.photos>;

const VARIANTS = DRAWN_SIZE.widths.map((width) => ({
  width,
  height: Math.round((width * DRAWN_SIZE.height) / DRAWN_SIZE.width),
}));

/**
 * The pictures of a demo listing: drawings of what its words say.
 * @param most pictures at most
 */
export function demoPhotoRows(of: Drawable, createdAt: Date, most = Number.POSITIVE_INFINITY): PhotoRow[] {
  const drawings = listingDrawings(of);
  return (drawings.length > 0 ? drawings : sketchesOf(of)).slice(0, most).map(({ shot, scene }, position) => {
    const code = sceneCode(scene);
    return {
      id: demoId(`photo ${of.id} ${position}`),
      listingId: of.id,
      position,
      shot,
      status: 'READY' as const,
      width: DRAWN_SIZE.width,
      height: DRAWN_SIZE.height,
      color: colorOfScene(scene),
      contentHash: sceneHash(code),
      variants: VARIANTS,
      scene: code,
      createdAt,
    };
  });
}
