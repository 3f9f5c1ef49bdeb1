import { type Drawable, listingDrawings } from '#features/listings/server/index.ts';
import type { Turn } from '#features/pictures/rules/scene/chance.ts';
import type { Scene } from '#features/pictures/rules/scene/scene.ts';
import { sketchesOf } from './sketches.ts';

const DAY = 86_400_000;
/** Listings of a demo market up to which it is worth looking at what was published about the same day. */
const MAX_CAREFUL = 5_000;
const MAX_TRIES = 60;
/** Days within which the first two pages of a part of the market lie: there are many cars a day, and few of all else. */
const NEAR = { cars: 2, others: 12 } as const;

const LOW = /^(?:sedan|coupe|hatchback|sports|convertible|classic)$/;
const TALL = /^(?:suv-|wagon|minivan|off-roader|ev-crossover|cargo-van)/;

const coverOf = (of: Drawable): Scene | undefined => (listingDrawings(of)[0] ?? sketchesOf(of)[0])?.scene;

/** What makes two listings look alike: what is drawn of them. */
function likeOf(scene: Scene | undefined): string | null {
  switch (scene?.kind) {
    case 'vehicle':
      return scene.model;
    case 'home':
      return scene.style;
    case 'thing':
      return scene.thing;
    case 'sketch':
      return `sketch ${scene.silhouette}`;
    default:
      return null;
  }
}

/** How something stands: two of about one build that stand so are hard to tell apart. */
function standOf(scene: Scene | undefined, of: Drawable): string | null {
  if (scene?.kind !== 'vehicle') return null;
  const { place, pose } = scene;
  return [buildOf(of), place, pose.mirrored, pose.spot].join(' ');
}

function buildOf({ answers }: Drawable): string {
  const body = String(answers.body ?? '').toLowerCase();
  if (answers.vehicleType !== 'CARS') return String(answers.vehicleType);
  return LOW.test(body) ? 'low' : TALL.test(`${body}-`) ? 'tall' : body;
}

export type Numbering = (of: Drawable, publishedAt: Date) => Turn;

/** Which stands were taken when, and by what. */
function noteStands() {
  const days = new Map<string, number[]>();
  const likes = new Map<string, number>();
  return {
    /** Above all not as another of its build about the same day; then not as another of its like. */
    penalty(stand: string, like: string, day: number, near: number): number {
      const together = (days.get(stand) ?? []).filter((other) => Math.abs(other - day) <= near).length;
      return 100 * together + (likes.get(`${like} ${stand}`) ?? 0);
    },
    note(stand: string, like: string, day: number): void {
      days.set(stand, [...(days.get(stand) ?? []), day]);
      likes.set(`${like} ${stand}`, (likes.get(`${like} ${stand}`) ?? 0) + 1);
    },
  };
}

/**
 * Numbers listings among their like in the order in which they are asked for: of many like ones in a row no two are
 * drawn in the same place from the same side. A number that would put a vehicle where another of its build stands that
 * was published about the same day is passed over: both would be on one page of results.
 */
export function numberLike(first = 0): Numbering {
  const next = new Map<string, number>();
  const stands = noteStands();
  let asked = 0;

  return (of, publishedAt) => {
    const like = likeOf(coverOf(of)) ?? of.category;
    const from = next.get(like) ?? first;
    next.set(like, from + 1);
    asked += 1;
    if (of.category !== 'VEHICLE' || asked > MAX_CAREFUL) return { like, number: from };
    const day = Math.floor(publishedAt.getTime() / DAY);
    const near = of.answers.vehicleType === 'CARS' ? NEAR.cars : NEAR.others;
    let best = { number: from, stand: '', penalty: Number.POSITIVE_INFINITY };
    for (let number = from; number < from + MAX_TRIES && best.penalty > 0; number++) {
      const stand = standOf(coverOf({ ...of, turn: { like, number } }), of) ?? '';
      const penalty = stands.penalty(stand, like, day, near);
      if (penalty < best.penalty) best = { number, stand, penalty };
    }
    stands.note(best.stand, like, day);
    next.set(like, best.number + 1);
    return { like, number: best.number };
  };
}
