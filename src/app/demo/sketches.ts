import { type Answers, textAnswer } from '#shared/answers.ts';
import { EXTERIOR_COLORS, exteriorHex } from '#shared/colors.ts';
import { silhouetteOf } from '#features/listings/rules/silhouette.ts';
import type { Drawable } from '#features/listings/server/index.ts';
import type { Drawing } from '#features/pictures/server/index.ts';
import type { Background, Framing } from '#features/pictures/rules/silhouette-scene.ts';
import { choose, chooseLap } from '#features/pictures/rules/scene/chance.ts';
import { seededPick } from '#features/pictures/rules/scene/seeded.ts';
import { type SilhouetteKind, toSilhouette } from '#features/pictures/rules/silhouettes.ts';
import { CATEGORIES } from '#features/listings/rules/categories.ts';

/** What a demo thing's picture shows, by a word of its name. A picture of something else would be a poor photo. */
const BY_NAME: readonly (readonly [named: RegExp, drawn: SilhouetteKind])[] = [
  [/drill|saw|clamp|socket|tool/i, 'tools'],
  [/chair/i, 'chair'],
  [/dresser|bookcase|desk/i, 'dresser'],
  [/lamp/i, 'lamp'],
  [/sofa/i, 'sofa'],
  [/coat/i, 'clothes'],
  [/train|bricks/i, 'toys'],
  [/books/i, 'books'],
  [/monitor|TV/, 'screen'],
  [/pans|bowls/i, 'pot'],
  [/washer/i, 'washer'],
  [/bike/i, 'bicycle'],
  [/tent/i, 'tent'],
  [/kayak/i, 'kayak'],
  [/mower/i, 'mower'],
  [/terracotta/i, 'barrow'],
  [/prints/i, 'picture'],
  [/guitar/i, 'guitar'],
  [/turntable|LPs/, 'records'],
];

/** A single thing by its name, and a box where none fits; homes and sales by their sort. */
function picturedAs(answers: Answers): SilhouetteKind {
  const name = textAnswer(answers, 'itemName') || textAnswer(answers, 'thingName');
  if (name === '') return toSilhouette(silhouetteOf(answers).kind);
  return BY_NAME.find(([named]) => named.test(name))?.[1] ?? 'item';
}
type Shots = readonly (readonly [shot: string, framing: Framing])[];

const SHOTS: Readonly<Record<'vehicle' | 'home' | 'sale' | 'thing', Shots>> = {
  vehicle: [
    ['DRIVER_SIDE', 'side'],
    ['PASSENGER_SIDE', 'side-flipped'],
    ['FRONT_3_4', 'front'],
  ],
  home: [['HOME_FRONT', 'side']],
  sale: [['SALE_TABLES', 'side']],
  thing: [['THING_FRONT', 'side']],
};
const PLACES: Readonly<Record<keyof typeof SHOTS, readonly [Background, ...Background[]]>> = {
  vehicle: ['field', 'lot', 'driveway'],
  home: ['field', 'street'],
  sale: ['street', 'field', 'lot'],
  thing: ['driveway', 'lot', 'street', 'field'],
};
const [FIRST, ...COLORS] = EXTERIOR_COLORS.flatMap(({ hex }) => hex ?? []).slice(0, 11);

/** Flat side views of a demo listing that no rendered part fits yet. */
export function sketchesOf({ id, category, answers, turn }: Drawable): Drawing[] {
  const { family } = CATEGORIES[category];
  const silhouette = textAnswer(answers, 'vehicleType') === 'OTHERS' ? 'powersports' : picturedAs(answers);
  const named = exteriorHex(textAnswer(answers, 'exteriorColor'));
  const color = named ?? seededPick(id, 'sketch color', [FIRST ?? '#a9b2bc', ...COLORS]);
  const chance = { seed: id, turn: turn ?? null };
  const background = silhouette === 'boat' ? 'lake' : choose(chance, 'sketch place', PLACES[family]);
  const isTurned = chooseLap(chance, 'sketch side', PLACES[family].length, 2) === 1;
  return SHOTS[family].map(([shot, framing]) => ({
    shot,
    scene: {
      kind: 'sketch',
      silhouette,
      color,
      framing: isTurned && family !== 'vehicle' ? 'side-flipped' : framing,
      background,
    },
  }));
}
