import { type Answers, textAnswer } from '#features/listings/rules/answers.ts';
import { silhouetteOf } from '#features/listings/rules/silhouette.ts';
import { type SilhouetteKind, toSilhouette } from '#features/pictures/rules/silhouettes.ts';

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
export function picturedAs(answers: Answers): SilhouetteKind {
  const name = textAnswer(answers, 'itemName') || textAnswer(answers, 'thingName');
  if (name === '') return toSilhouette(silhouetteOf(answers).kind);
  return BY_NAME.find(([named]) => named.test(name))?.[1] ?? 'item';
}
