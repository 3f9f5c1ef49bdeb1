import { findListingScene } from '#features/listings/server/index.ts';
import { findPhotoScene, type FindScene } from '#features/photos/server/index.ts';
import type { CodeAddress } from '#features/pictures/server/index.ts';
import { parseStickerCode, stickerLink } from '#features/sticker-codes/rules/sticker-code.ts';
import { stickerHosts } from '#features/sticker-codes/server/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Services } from '#platform/context.ts';

type Drawings = { readonly findScene: FindScene; readonly codeAddress: CodeAddress };

/** Whose pictures are drawn: demo photos first, then listings that have no photo yet. */
export function drawingsOf(config: Config, services: Pick<Services, 'db'>): Drawings {
  const [ofPhoto, ofListing] = [findPhotoScene(services), findListingScene(services)];
  return {
    findScene: async (id, hash) => (await ofPhoto(id, hash)) ?? ofListing(id, hash),
    codeAddress: (code) => {
      const read = parseStickerCode(code);
      return read.ok ? stickerLink(read.value, stickerHosts(config)) : config.siteUrl;
    },
  };
}
