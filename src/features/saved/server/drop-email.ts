import { NOTIFICATIONS } from '#features/accounts/rules/notifications.ts';
import { formatNumber } from '#shared/numbers.ts';
import { fill } from '#shared/text.ts';
import type { Config } from '#platform/config/config.ts';
import { type Email, renderEmail } from '#platform/mail/index.ts';
import { type Drop, dropItem, moneyOf } from './price-alerts/lower-price.ts';
import { unsubscribeUrls } from '#features/accounts/server/unsubscribe/index.ts';

type Call = {
  readonly config: Config;
  readonly to: string;
  readonly userId: string;
  readonly drops: readonly Drop[];
};

const words = NOTIFICATIONS.prices.email;

/** What a person saved and now costs less. */
export function dropEmail({ config, to, userId, drops }: Call): Email {
  const [first] = drops;
  const { post, page } = unsubscribeUrls(config, { kind: 'prices', id: userId });
  const count = formatNumber(drops.length);
  const one = drops.length === 1 ? first : undefined;
  const named = first && { title: first.title, ...moneyOf(first) };
  const body = renderEmail({
    ...(named && { preview: fill(one ? words.preview : words.previewMany, named) }),
    heading: one ? fill(words.headingOne, moneyOf(one)) : fill(words.heading, { count }),
    paragraphs: [],
    items: drops.map((drop) => dropItem(config, words.line, drop)),
    button: one
      ? { label: words.buttonOne, url: config.siteUrl + one.path }
      : { label: words.button, url: `${config.siteUrl}/my/saved` },
    footer: one ? words.footerOne : words.footer,
    stop: { label: words.stop, url: page },
  });
  const subject = one
    ? fill(words.subjectOne, { by: moneyOf(one).by, title: one.title })
    : fill(words.subject, { count });
  return { to, subject, ...body, unsubscribeUrl: post };
}
