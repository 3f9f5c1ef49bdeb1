import { createHash } from 'node:crypto';
import { EXTERIOR_COLORS, exteriorHex } from '#features/listings/rules/colors.ts';
import type { Answers } from '#shared/answers.ts';
import { textAnswer } from '#shared/answers.ts';
import { silhouetteOf } from '#features/listings/rules/silhouette.ts';
import type { Shot } from '#features/photos/rules/shots.ts';
import {
  BACKGROUNDS,
  type Background,
  FRAMINGS,
  type Framing,
  type Scene,
} from '#features/pictures/rules/silhouette-scene.ts';
import { SILHOUETTE_KINDS, toSilhouette } from '#features/pictures/rules/silhouettes.ts';
import type { Dice } from './random.ts';

/** Pixels of a drawn picture. */
export const DRAWN = { width: 1200, height: 900 } as const;

export type DemoPicture = { readonly shot: Shot; readonly scene: Scene };

const SHOTS: Readonly<Record<Framing, Shot>> = {
  side: 'DRIVER_SIDE',
  'side-flipped': 'PASSENGER_SIDE',
  front: 'FRONT_3_4',
  rear: 'REAR_3_4',
  wheel: 'TIRES',
};
const PLACES = ['driveway', 'street', 'lot'] as const;
const OPEN_PLACES = ['field', 'lot', 'driveway'] as const;

/** The pictures of a listing: its own silhouette in its own colour, in one place, from several sides. */
export function demoPictures(answers: Answers, dice: Dice): DemoPicture[] {
  const color = exteriorHex(textAnswer(answers, 'exteriorColor')) ?? '#a9b2bc';
  const type = textAnswer(answers, 'vehicleType');
  // The market's other vehicles are golf carts.
  const silhouette = type === 'OTHERS' ? 'powersports' : toSilhouette(silhouetteOf(answers).kind);
  const background = dice.pick(type === 'CARS' ? PLACES : OPEN_PLACES);
  const angles = FRAMINGS.filter((angle) => angle !== 'wheel' || (type !== 'BOATS' && type !== 'OTHERS'));
  return angles.slice(0, dice.between(3, angles.length)).map((angle) => ({
    shot: SHOTS[angle],
    scene: { silhouette, color, angle, background: type === 'BOATS' ? 'lake' : background },
  }));
}

/** About the average colour of a drawing, painted while it loads. */
export const PLACE_COLORS: Readonly<Record<Background, string>> = {
  driveway: '#c3c8c6',
  street: '#9aacb3',
  lot: '#a9b1b5',
  field: '#c79c6c',
  lake: '#86aecb',
};

/** Names a scene: the same drawing has the same hash, so that its files are shared by all listings. */
export const sceneHash = (scene: Scene): string =>
  createHash('sha256')
    .update(`scene 1 ${scene.silhouette} ${scene.color} ${scene.angle} ${scene.background}`)
    .digest('hex');

/** Every scene that a demo listing can have, by the first digits of its hash as they stand in addresses. */
export function scenesByHash(digits: number): ReadonlyMap<string, Scene> {
  const scenes = new Map<string, Scene>();
  for (const silhouette of SILHOUETTE_KINDS)
    for (const { hex: color } of EXTERIOR_COLORS)
      for (const angle of FRAMINGS)
        for (const background of BACKGROUNDS) {
          const scene: Scene = { silhouette, color, angle, background };
          scenes.set(sceneHash(scene).slice(0, digits), scene);
        }
  return scenes;
}
