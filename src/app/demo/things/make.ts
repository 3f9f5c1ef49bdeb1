import { createHash } from 'node:crypto';
import { EXTERIOR_COLORS } from '#features/listings/rules/colors.ts';
import type { ListingStatus } from '#shared/enums.ts';
import type { FlowId } from '#features/sell/rules/index.ts';
import { type Answers, textAnswer } from '#shared/answers.ts';
import type { Shot } from '#features/photos/rules/shots.ts';
import type { Background, Framing } from '#features/pictures/rules/silhouette-scene.ts';
import { toUniqueId } from '#shared/unique-id.ts';
import type { Change } from '#features/listings/server/index.ts';
import { demoId } from '#features/vehicles/server/index.ts';
import type { DemoHistory } from '../histories.ts';
import type { DemoPicture } from '../pictures.ts';
import type { Dice } from '../random.ts';
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
function picturedAs(answers: Answers): SilhouetteKind {
  const name = textAnswer(answers, 'itemName') || textAnswer(answers, 'thingName');
  if (name === '') return toSilhouette(silhouetteOf(answers).kind);
  return BY_NAME.find(([named]) => named.test(name))?.[1] ?? 'item';
}

/** A demo listing that is no vehicle. */
export type DemoMade = {
  readonly flow: FlowId;
  readonly id: string;
  readonly uniqueId: string;
  readonly ownerId: string;
  readonly answers: Answers;
  readonly history: DemoHistory;
  readonly pictures: readonly DemoPicture[];
  /** Of an item: the sale it lies on a table of. */
  readonly saleId: string | null;
};

const HOUR = 3_600_000;

export const uniqueIdOf = (id: string): string => toUniqueId(createHash('sha256').update(`unique ${id}`).digest());

type Told = {
  readonly listingId: string;
  readonly actorId: string;
  /** Cents; null for what has no price. */
  readonly priceCents: number | null;
  readonly status: ListingStatus;
  readonly hoursUp: number;
  readonly now: Date;
};

/** Published some hours ago, and since then sold, reserved or neither. */
export function shortHistory({ listingId, actorId, priceCents, status, hoursUp, now }: Told): DemoHistory {
  const publishedAt = new Date(now.getTime() - hoursUp * HOUR);
  const endedAt = new Date(now.getTime() - Math.round(hoursUp * HOUR * 0.1));
  const base = { listingId, actorId };
  const changes: Change[] = [
    { ...base, kind: 'STATUS', before: 'DRAFT', after: 'PUBLISHED', at: publishedAt },
    ...(priceCents === null
      ? []
      : [{ ...base, kind: 'PRICE' as const, before: null, after: String(priceCents), at: publishedAt }]),
    ...(status === 'PUBLISHED'
      ? []
      : [{ ...base, kind: 'STATUS' as const, before: 'PUBLISHED', after: status, at: endedAt }]),
  ];
  return {
    status,
    publishedAt,
    changedAt: changes.at(-1)?.at ?? publishedAt,
    soldAt: status === 'SOLD' ? endedAt : null,
    priceCents: priceCents ?? 0,
    changes,
  };
}

/** For sale mostly, now and then reserved or gone. */
export function statusBy(dice: Dice): ListingStatus {
  const fate = dice.next();
  return fate < 0.06 ? 'SOLD' : fate < 0.12 ? 'RESERVED' : 'PUBLISHED';
}

type Posed = {
  readonly answers: Answers;
  readonly shots: readonly Shot[];
  readonly backgrounds: readonly Background[];
};

const ANGLES: readonly Framing[] = ['side', 'side-flipped', 'front'];
const COLORS = EXTERIOR_COLORS.flatMap(({ hex }) => hex ?? []).slice(0, 11);

/** Drawings in one color and one place, as the cars have them. */
export function pose({ answers, shots, backgrounds }: Posed, dice: Dice): DemoPicture[] {
  const silhouette = picturedAs(answers);
  const [color, background] = [dice.pick(COLORS), dice.pick(backgrounds)];
  return shots.map((shot, at) => ({
    shot,
    scene: { silhouette, color, background, angle: ANGLES[at % ANGLES.length] as Framing },
  }));
}

export const thingId = (words: string): string => demoId(`thing ${words}`);
