import { NOTIFICATIONS } from '#features/accounts/rules/notifications.ts';
import { formatNumber } from '#shared/numbers.ts';
import { fill } from '#shared/text.ts';
import type { Config } from '#platform/config/config.ts';
import { type Email, renderEmail } from '#platform/mail/index.ts';
import { unsubscribeUrls } from '#features/accounts/server/unsubscribe/index.ts';
import type { FollowerNews } from './follower-news.ts';

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
export function newsEmail({ config, to, userId, news }: Call): Email {
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
