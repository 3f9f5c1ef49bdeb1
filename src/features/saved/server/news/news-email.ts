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

/** What became of listings that a person saved. */
export function newsEmail({ config, to, userId, news }: Call): Email {
  const { post, page } = unsubscribeUrls(config, { kind: 'saved', id: userId });
  const only = news.length === 1 ? news[0] : undefined;
  const count = formatNumber(news.length);
  const path = only?.path ?? null;
  const body = renderEmail({
    preview: news.map(({ title, kind }) => `${title}: ${words[`line_${kind}`]}`).join(' · '),
    heading: only ? words[`heading_${only.kind}`] : fill(words.heading, { count }),
    paragraphs: [],
    items: news.map((one) => toItem(config, one)),
    button: path
      ? { label: words.buttonOne, url: config.siteUrl + path }
      : { label: words.button, url: config.siteUrl + SAVED },
    footer: words.footer,
    stop: { label: words.stop, url: page },
  });
  const subject = only ? fill(words[`subject_${only.kind}`], { title: only.title }) : fill(words.subject, { count });
  return { to, subject, ...body, unsubscribeUrl: post };
}

const toItem = ({ siteUrl }: Config, { kind, changes, title, path }: FollowerNews) => ({
  title,
  line: [words[`line_${kind}`], ...changes].join(' '),
  url: siteUrl + (path ?? SAVED),
});
