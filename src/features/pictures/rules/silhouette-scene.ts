import { type Background, drawBackground } from './scenes/backgrounds.ts';
import { toElement } from './scenes/street.ts';
import { paintSilhouette, type SilhouetteKind } from './silhouettes.ts';

export { BACKGROUNDS, type Background } from './scenes/backgrounds.ts';

/** Side views both ways, and close-ups cut from them. All are 4:3. */
export const FRAMINGS = ['side', 'side-flipped', 'front', 'rear', 'wheel'] as const;
export type Framing = (typeof FRAMINGS)[number];

export type Scene = {
  silhouette: SilhouetteKind;
  /** Body colour, `#rrggbb`. */
  color: string;
  angle: Framing;
  background: Background;
};

/** What of the 1200 by 900 scene a framing shows: x, y, width, height. */
const CROPS: Record<Framing, string> = {
  side: '0 0 1200 900',
  'side-flipped': '0 0 1200 900',
  front: '640 333 520 390',
  rear: '40 333 520 390',
  wheel: '720 478 320 240',
};

const SCALE = 2.3;
const LEFT = 48;
/** The scene's ground under the wheels; boats sit a little lower, in the water. */
const GROUND_LINE = 708;

/** A picture of a thing in a place, as a whole SVG document of 1200 by 900 units. Close-ups show its right or left end. */
export function drawScene({ silhouette, color, angle, background }: Scene): string {
  const place = silhouette === 'boat' ? 'lake' : background;
  const flip = angle === 'side-flipped' ? 'translate(1200 0) scale(-1 1) ' : '';
  const top = GROUND_LINE - 176 * SCALE;
  const thing = paintSilhouette(silhouette, color).map(toElement).join('');
  const group = `<g transform="${flip}translate(${LEFT} ${top}) scale(${SCALE})" stroke-linecap="round" stroke-linejoin="round">${thing}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="${CROPS[angle]}">` +
    `${drawBackground(place)}${group}</svg>`
  );
}
