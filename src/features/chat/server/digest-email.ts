import { emailExcerpt } from '../rules/text.ts';
import { textLine } from '#shared/text-line.ts';
import { NOTIFICATIONS } from '#features/accounts/rules/notifications.ts';
import { formatNumber } from '#shared/numbers.ts';
import { fill } from '#shared/text.ts';
import type { Config } from '#platform/config/config.ts';
import { type Email, renderEmail } from '#platform/mail/index.ts';
import { unsubscribeUrls } from '#features/accounts/server/unsubscribe/index.ts';
import { conversationPath } from './paths.ts';

export type UnreadTalk = {
  readonly conversationId: string;
  /** Messages not read. */
  readonly count: number;
  readonly lastSeq: number;
  /** The newest of them. */
  readonly content: string;
  /** The listing's. */
  readonly title: string;
  readonly name: string;
};

type Call = {
  readonly config: Config;
  readonly to: string;
  readonly userId: string;
  readonly talks: readonly UnreadTalk[];
};

const words = NOTIFICATIONS.messages.email;
/** Conversations an email names; the others wait behind the button. */
const NAMED = 5;

/** Where the button and the text lead: to the only conversation, or to all of them. */
const urlOf = ({ siteUrl }: Config, talks: readonly UnreadTalk[]): string => {
  const [first, ...more] = talks;
  return siteUrl + (first && more.length === 0 ? conversationPath(first.conversationId) : '/my/messages');
};

/** The same in a text. Nothing of the message is in it: phones show texts to whoever is near. */
export function digestText({ config, talks }: Pick<Call, 'config' | 'talks'>): string {
  const [first] = talks;
  const total = talks.reduce((sum, { count }) => sum + count, 0);
  const url = urlOf(config, talks);
  const { one, many } = NOTIFICATIONS.messages.text;
  return total === 1 && first
    ? textLine(one, { name: first.name, title: first.title, url })
    : textLine(many, { count: formatNumber(total), url });
}

/** One email about everything unread: who, about what, how many, and the first words of the newest. */
export function digestEmail({ config, to, userId, talks }: Call): Email {
  const [first] = talks;
  const total = talks.reduce((sum, { count }) => sum + count, 0);
  const count = formatNumber(total);
  const { post, page } = unsubscribeUrls(config, { kind: 'messages', id: userId });
  const body = renderEmail({
    ...(first && { preview: fill(words.preview, { excerpt: emailExcerpt(first.content) }) }),
    heading: total === 1 ? words.headingOne : fill(words.heading, { count }),
    paragraphs: [],
    items: talks.slice(0, NAMED).map((talk) => toItem(config, talk)),
    button: {
      label: words.button,
      url: urlOf(config, talks),
    },
    footer: words.footer,
    stop: { label: words.stop, url: page },
  });
  const subject = total === 1 && first ? fill(words.subjectOne, first) : fill(words.subject, { count });
  return { to, subject, ...body, unsubscribeUrl: post };
}

function toItem({ siteUrl }: Config, { conversationId, count, content, title, name }: UnreadTalk) {
  const line = fill(count === 1 ? words.line : words.lineMore, {
    name,
    count: formatNumber(count),
    excerpt: emailExcerpt(content),
  });
  return { title, line, url: siteUrl + conversationPath(conversationId) };
}
