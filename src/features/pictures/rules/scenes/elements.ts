import type { PaintedPath } from '../silhouettes.ts';

/** A painted path as it stands in an SVG document. */
export function toElement({ d, fill, stroke, width, opacity }: PaintedPath): string {
  const line = stroke ? ` stroke="${stroke}" stroke-width="${width}"` : '';
  return `<path d="${d}" fill="${fill}"${line}${opacity ? ` opacity="${opacity}"` : ''}/>`;
}
