import type { Map as GlMap } from 'maplibre-gl';

/** A style that is silent for so long is as good as gone: somebody looks at an empty frame meanwhile. */
const PATIENCE_MS = 12_000;

/**
 * Acts once when a style from elsewhere can't be drawn: its file doesn't come or is none, or tiles fail before one came.
 * A tile that fails later leaves a gap, and missing signs or letters a map without them. `own`: sources of the page's.
 */
export function whenOutOfReach(map: GlMap, own: readonly string[], act: () => void): void {
  const seen = { style: false, tile: false, failure: false };
  const judge = (isGone: boolean) => {
    clearTimeout(timer);
    for (const { unsubscribe } of heard) unsubscribe();
    if (isGone) act();
  };
  const timer = setTimeout(() => judge(!seen.tile), PATIENCE_MS);
  const heard = [
    map.on('style.load', () => {
      seen.style = true;
    }),
    map.on('sourcedata', ({ sourceId, tile }) => {
      if (!own.includes(sourceId) && tile?.hasData()) seen.tile = true;
    }),
    map.on('error', (event) => {
      if (!seen.style) judge(true);
      else if ('sourceId' in event) seen.failure = true;
    }),
    map.on('idle', () => judge(seen.failure && !seen.tile)),
  ];
}
