import { createHash } from 'node:crypto';
import only from 'astro/runtime/client/only.prebuilt.js';
import load from 'astro/runtime/client/load.prebuilt.js';
import island from 'astro/runtime/server/astro-island.prebuilt.js';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';
import type { PageNeeds } from '#shared/content-policy.ts';

const STARTERS = { only, load };

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Hashes of what Astro itself writes into a page with islands: the element they stand in, and the code that starts them
 * when the directive (`client:only`, `client:load`) says. They come from Astro's own files, so they follow its version.
 */
export const islandTexts = (directive: keyof typeof STARTERS): NonNullable<PageNeeds['islands']> => ({
  scripts: [hash(STARTERS[directive]), hash(island)],
  styles: [hash(ISLAND_STYLES)],
});
