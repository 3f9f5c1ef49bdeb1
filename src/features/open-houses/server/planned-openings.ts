import type { Services } from '#platform/context.ts';
import type { PublicOpening } from './openings.ts';
import { type Hosted, wantedOpenings } from './wanted.ts';

/** The times that a draft will have once it is published, as anyone will see them. Nothing is written. */
export const plannedOpenings = ({ now }: Pick<Services, 'now'>, row: Hosted): PublicOpening[] =>
  wantedOpenings(row)
    .filter(({ endsAt }) => endsAt > now())
    .map(({ startsAt, endsAt, places }) => ({
      id: startsAt.toISOString(),
      ...{ startsAt, endsAt, places, left: places },
      status: 'OPEN',
      sequence: 0,
      updatedAt: row.updatedAt,
    }));
