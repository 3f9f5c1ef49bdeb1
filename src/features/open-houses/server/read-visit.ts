import { zoneOf } from '#features/listings/rules/day-hours.ts';
import { listingPath } from '#features/listings/rules/listing-path.ts';
import type { Ctx } from '#platform/context.ts';
import { type FoundVisit, findVisit } from './find-visit.ts';
import { formatWhen } from './when.ts';

/** A visit as the letter's link shows it. */
export type Visit = {
  readonly state: 'held' | 'confirmed' | 'cancelled' | 'over';
  readonly title: string;
  readonly when: string;
  /** The listing's page. */
  readonly path: string;
};

export function toVisit({ party, opening, row }: FoundVisit, now: Date): Visit {
  const { category } = row;
  const state = party.status === 'CONFIRMED' ? 'confirmed' : party.status === 'HELD' ? 'held' : 'cancelled';
  return {
    state: opening.endsAt <= now ? 'over' : state,
    title: row.title,
    when: formatWhen(opening, zoneOf(row)),
    path: listingPath({ category, id: row.id, slug: row.slug }),
  };
}

/** What the link of a letter is about. Changes nothing: mail programs open links to check them. */
export async function readVisit({ ctx, token }: { ctx: Ctx; token: string }): Promise<Visit> {
  return toVisit(await findVisit({ db: ctx.db, token }), ctx.now());
}
