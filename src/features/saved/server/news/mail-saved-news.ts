import { sql } from 'drizzle-orm';
import type { ListingCategory, ListingStatus } from '#shared/enums.ts';
import { listingPath } from '#features/listings/rules/listing-path.ts';
import type { NewsKind } from '#features/listings/rules/news.ts';
import { isPublic } from '#features/listings/rules/status.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Transaction } from '#platform/db/index.ts';
import { enqueueEmail, kickMail, type Email, renderEmail } from '#platform/mail/index.ts';
import { type FollowerNews, untold } from './follower-news.ts';
import { NOTIFICATIONS } from '#features/accounts/rules/notifications.ts';
import { formatNumber } from '#shared/numbers.ts';
import { fill } from '#shared/text.ts';
import type { Config } from '#platform/config/config.ts';
import { unsubscribeUrls } from '#features/accounts/server/unsubscribe/index.ts';

const { listingNewsTold } = schema;

type Call = {
  readonly config: Config;
  readonly to: string;
  readonly userId: string;
  readonly news: readonly FollowerNews[];
};

const words = NOTIFICATIONS.saved.email;
const SAVED = '/my/saved';

const all: Readonly<Record<string, string | undefined>> = words;
const wordOf = (part: 'subject' | 'heading' | 'line', { kind, rented }: Pick<FollowerNews, 'kind' | 'rented'>) =>
  (rented && all[`rental_${part}_${kind}`]) || words[`${part}_${kind}`];

/** What became of listings that a person saved. */
function newsEmail({ config, to, userId, news }: Call): Email {
  const { post, page } = unsubscribeUrls(config, { kind: 'saved', id: userId });
  const only = news.length === 1 ? news[0] : undefined;
  const count = formatNumber(news.length);
  const path = only?.path ?? null;
  const body = renderEmail({
    preview: news.map((one) => `${one.title}: ${wordOf('line', one)}`).join(' · '),
    heading: only ? wordOf('heading', only) : fill(words.heading, { count }),
    paragraphs: [],
    items: news.map((one) => toItem(config, one)),
    button: path
      ? { label: words.buttonOne, url: config.siteUrl + path }
      : { label: words.button, url: config.siteUrl + SAVED },
    footer: words.footer,
    stop: { label: words.stop, url: page },
  });
  const subject = only ? fill(wordOf('subject', only), { title: only.title }) : fill(words.subject, { count });
  return { to, subject, ...body, unsubscribeUrl: post };
}

const toItem = ({ siteUrl }: Config, news: FollowerNews) => ({
  title: news.title,
  line: [wordOf('line', news), ...news.changes].join(' '),
  url: siteUrl + (news.path ?? SAVED),
});

/** Older news are not told any more: after days without a server they are news to nobody. */
const REACH_MS = 2 * 86_400_000;
/** People of one run; the others follow half a minute later. */
const PEOPLE = 500;

type Person = { readonly id: string; readonly email: string };

/** A job: one email to everybody about what became of the listings they saved. Gives how many. */
export async function mailSavedNews({ services }: { services: Services }): Promise<number> {
  const since = new Date(services.now().getTime() - REACH_MS);
  const people = await services.db.execute<Person>(sql`select distinct u.id, u.email ${untold(since)} limit ${PEOPLE}`);
  let emails = 0;
  for (const person of people) {
    // One who cannot be told must not keep the others waiting.
    emails += await mailOne(services, person, since).catch((error: unknown) => {
      services.telemetry.error(error, { path: 'saved news', method: 'JOB' });
      return 0;
    });
  }
  if (emails > 0) void kickMail({ services });
  return emails;
}

async function mailOne({ db, config, now }: Services, person: Person, since: Date): Promise<0 | 1> {
  return db.transaction(async (tx) => {
    const news = await takeNews(tx, { userId: person.id, since, at: now() });
    if (news.length === 0) return 0;
    const email = newsEmail({ config, to: person.email, userId: person.id, news });
    const key = news.map(({ newsId }) => newsId).join();
    await enqueueEmail({ db: tx, email, dedupeKey: `saved:${person.id}:${key}` });
    return 1;
  });
}

type Found = {
  newsId: string;
  kind: NewsKind;
  changes: readonly string[];
  id: string;
  title: string;
  slug: string;
  category: ListingCategory;
  status: ListingStatus;
  rented: boolean;
};

/** Notes the news as told. Of two runs at one moment the second one's rows are there already, and it tells nothing. */
async function takeNews(
  tx: Transaction,
  { userId, since, at }: { userId: string; since: Date; at: Date },
): Promise<FollowerNews[]> {
  const found = await tx.execute<Found>(sql`
    select n.id::text as "newsId", n.kind, n.changes, l.id, l.title, l.slug, l.category, l.status,
             l.details->>'leaseTerm' is not null as rented
      ${untold(since)} and u.id = ${userId}
     order by n.id`);
  if (found.length === 0) return [];
  const noted = await tx
    .insert(listingNewsTold)
    .values([...found].map(({ newsId }) => ({ newsId: Number(newsId), userId, at })))
    .onConflictDoNothing()
    .returning({ newsId: listingNewsTold.newsId });
  const mine = new Set(noted.map(({ newsId }) => newsId));
  return [...found].filter(({ newsId }) => mine.has(Number(newsId))).map(toNews);
}

const toNews = ({ newsId, kind, changes, id, title, slug, category, status, rented }: Found): FollowerNews => ({
  newsId: Number(newsId),
  kind,
  changes,
  id,
  title,
  rented,
  path: isPublic(status) ? listingPath({ category, id, slug }) : null,
});
