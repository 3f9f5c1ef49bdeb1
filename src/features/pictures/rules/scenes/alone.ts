import { paintSilhouette, SILHOUETTE_VIEW_BOX, type SilhouetteKind } from '../silhouettes.ts';
import { toElement } from './elements.ts';

/** A side view by itself in its usual color, as a whole SVG document. */
export const drawAlone = (kind: SilhouetteKind): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${SILHOUETTE_VIEW_BOX}" stroke-linecap="round" stroke-linejoin="round">` +
  `${paintSilhouette(kind).map(toElement).join('')}</svg>`;
