import { z } from 'zod';
import type { PublicPhoto } from '#features/photos/rules/photos.ts';

const kept = z.object({
  hash: z.string(),
  width: z.number(),
  height: z.number(),
  color: z.string(),
  widths: z.array(z.number()),
});

/** A dealership's logo as a picture of the site; null without one. It stands beside the name, so it needs no words. */
export function readLogo({ id, logo }: { id: string; logo: unknown }): PublicPhoto | null {
  const read = kept.safeParse(logo);
  return read.success ? { id, ...read.data, alt: '', caption: '', shot: null, isDrawing: false } : null;
}
