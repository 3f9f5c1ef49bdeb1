import { and, asc, eq, gt, isNull, lt, lte, or, type SQL, inArray } from 'drizzle-orm';
import { daysBetween } from '#shared/dates.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { kickTold, tellPerson } from '#features/accounts/server/index.ts';
import type { MeetingRow } from './keep-meeting.ts';
import { meetingEmail, type MeetingNews, meetingText, type Party } from './meeting-email.ts';
import { readPairs } from '../pairs.ts';
import { personName } from '../person-name.ts';

const { meetings, conversationMembers, listings, users } = schema;

type Parties = {
  readonly title: string;
  /** One of them does not want to hear from the other. */
  readonly blocked: boolean;
  readonly people: readonly (Party & { readonly userId: string; readonly muted: boolean })[];
};

/** The two people of a meeting who still have an account; null when their conversation is gone. */
async function readParties(tx: Transaction, conversationId: string): Promise<Parties | null> {
  const pair = (await readPairs(tx, [conversationId])).get(conversationId);
  if (!pair) return null;
  const [listing] = await tx.select({ title: listings.title }).from(listings).where(eq(listings.id, pair.listingId));
  const rows = await tx
    .select({ user: users, muted: conversationMembers.muted })
    .from(conversationMembers)
    .innerJoin(users, eq(users.id, conversationMembers.userId))
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        inArray(conversationMembers.userId, [pair.buyerId, pair.sellerId]),
      ),
    );
  const roleOf = (id: string) => (id === pair.buyerId ? ('BUYER' as const) : ('SELLER' as const));
  const people = rows.flatMap(({ user, muted }) => {
    const other = rows.find((row) => row.user.id !== user.id)?.user;
    if (user.deletedAt !== null || !other) return [];
    const { id: userId, email, fullName: name } = user;
    return [{ userId, email, name, muted, role: roleOf(userId), withName: personName(other, roleOf(other.id)) }];
  });
  return { title: listing?.title ?? '', blocked: pair.buyerBlocks || pair.sellerBlocks, people };
}

const HOUR = 3_600_000;
const A_RUN = 200;

/** What is due about a meeting, and the mark that it was told. */
type Round = {
  readonly due: (now: Date) => SQL | undefined;
  /** Null when it is not worth an email any more; the mark is set all the same. */
  readonly news: (meeting: MeetingRow, now: Date) => MeetingNews | null;
  readonly mark: (meeting: MeetingRow, now: Date) => Partial<typeof meetings.$inferInsert>;
};

const isAhead = (now: Date, hours: number) =>
  and(
    eq(meetings.status, 'CONFIRMED'),
    gt(meetings.startsAt, now),
    lte(meetings.startsAt, new Date(now.getTime() + hours * HOUR)),
  );

/** Who agreed or changed something shortly before has that email still in view. */
const knownBefore = ({ startsAt, changedAt }: MeetingRow, hours: number): boolean =>
  changedAt.getTime() <= startsAt.getTime() - hours * HOUR;

const CHANGES: Round = {
  due: () => or(isNull(meetings.toldSequence), lt(meetings.toldSequence, meetings.sequence)),
  news: ({ status, toldSequence, startsAt }, now) => {
    if (startsAt <= now) return null;
    // What was called off before anybody was told is in no calendar.
    if (status === 'CANCELED') return toldSequence === null ? null : 'canceled';
    return toldSequence === null ? 'confirmed' : 'updated';
  },
  mark: ({ sequence }) => ({ toldSequence: sequence }),
};

const DAY_BEFORE: Round = {
  due: (now) => and(isAhead(now, 24), isNull(meetings.toldDayBeforeAt)),
  news: (meeting, now) => {
    const tomorrow = daysBetween(now, meeting.startsAt, { timeZone: meeting.timeZone }) === 1;
    return tomorrow && knownBefore(meeting, 24) ? 'tomorrow' : null;
  },
  mark: (_, now) => ({ toldDayBeforeAt: now }),
};

const SOON: Round = {
  due: (now) => and(isAhead(now, 2), isNull(meetings.toldSoonAt)),
  news: (meeting) => (knownBefore(meeting, 2) ? 'soon' : null),
  mark: (_, now) => ({ toldSoonAt: now }),
};

/**
 * A job: tells both people of what was agreed on, changed or called off, with the entry for their calendars, and reminds
 * them the day before and two hours before. Each once: the mark is set with the emails. Gives the number of emails.
 */
export async function tellMeetings({ services }: { services: Services }): Promise<number> {
  let emails = 0;
  for (const round of [CHANGES, DAY_BEFORE, SOON]) {
    const due = await services.db
      .select({ id: meetings.id })
      .from(meetings)
      .where(round.due(services.now()))
      .orderBy(asc(meetings.changedAt))
      .limit(A_RUN);
    for (const { id } of due) {
      // One that cannot be told must not keep the others waiting.
      emails += await services.db
        .transaction((tx) => tellOne(services, tx, id, round))
        .catch((error: unknown) => {
          services.telemetry.error(error, { path: 'meetings', method: 'JOB' });
          return 0;
        });
    }
  }
  if (emails > 0) kickTold({ services });
  return emails;
}

async function tellOne(services: Services, tx: Transaction, id: string, round: Round): Promise<number> {
  const now = services.now();
  const [meeting] = await tx
    .select()
    .from(meetings)
    .where(and(eq(meetings.id, id), round.due(now)))
    .for('update');
  if (!meeting) return 0;
  await tx.update(meetings).set(round.mark(meeting, now)).where(eq(meetings.id, id));
  const news = round.news(meeting, now);
  const parties = news && (await readParties(tx, meeting.conversationId));
  if (!news || !parties) return 0;
  const isReminder = round !== CHANGES;
  if (isReminder && parties.blocked) return 0;
  const told = parties.people.filter(({ muted }) => !isReminder || !muted);
  for (const party of told) {
    const email = meetingEmail({ config: services.config, meeting, title: parties.title, party, news });
    const dedupeKey = `meeting:${id}:${meeting.sequence}:${news}:${party.userId}`;
    const text = meetingText({ config: services.config, meeting, title: parties.title, news });
    await tellPerson({ services, db: tx, userId: party.userId, email, text, dedupeKey });
  }
  return told.length;
}
