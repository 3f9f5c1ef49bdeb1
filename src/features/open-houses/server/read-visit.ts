import { zoneOf } from '#features/listings/rules/day-hours.ts';
import { listingPath } from '#features/listings/rules/listing-path.ts';
import type { CalendarFile } from '#platform/calendar/index.ts';
import type { Ctx, Services } from '#platform/context.ts';
import { missing } from '#platform/errors.ts';
import { visitEmails, visits as sentences } from '../words.ts';
import { type FoundVisit, findVisit } from './find-visit.ts';
import { hostOf } from './host.ts';
import { visitCalendar, placeOf } from './visit-calendar.ts';
import { formatWhen } from './when.ts';

/** A visit as the email's link shows it. */
export type Visit = {
  readonly state: 'held' | 'confirmed' | 'cancelled' | 'over';
  readonly title: string;
  readonly when: string;
  /** The listing's page. */
  readonly path: string;
  /** As exact as this party may know: with the street once their time is confirmed. */
  readonly address: string;
  /** The way to the door; null while the street is not theirs to know. */
  readonly directions: string | null;
  /** Where the host is asked. */
  readonly ask: string;
};

export function toVisit(found: FoundVisit, now: Date): Visit {
  const { party, opening, row } = found;
  const state = party.status === 'CONFIRMED' ? 'confirmed' : party.status === 'HELD' ? 'held' : 'cancelled';
  const { address, exact, directions } = placeOf(found, now);
  return {
    state: opening.endsAt <= now ? 'over' : state,
    title: row.title,
    when: formatWhen(opening, zoneOf(row)),
    path: listingPath(row),
    address,
    directions: exact ? directions : null,
    ask: `/ask/${row.id}`,
  };
}

/** What the link of an email is about. Changes nothing: mail programs open links to check them. */
export async function readVisit({ ctx, token }: { ctx: Ctx; token: string }): Promise<Visit> {
  return toVisit(await findVisit({ services: ctx, db: ctx.db, token }), ctx.now());
}

/** `event.ics` of a visit: the entry, or what takes it out. Missing while the time is only held. */
export async function readVisitCalendar({
  ctx,
  token,
}: {
  ctx: Pick<Services, 'db' | 'config' | 'now'>;
  token: string;
}): Promise<CalendarFile> {
  const found = await findVisit({ services: ctx, db: ctx.db, token });
  if (found.party.status === 'HELD') throw missing(sentences.stale);
  const host = (await hostOf(ctx.db, found.row))?.name ?? visitEmails.someHost;
  return visitCalendar({ ...found, services: ctx, host });
}
