import type { Currency } from '#shared/enums.ts';
import { formatMoney } from '#shared/money.ts';
import { NOTIFICATIONS } from '#features/accounts/rules/notifications.ts';
import { formatNumber } from '#shared/numbers.ts';
import { fill } from '#shared/text.ts';
import type { Config } from '#platform/config/config.ts';
import { type Email, renderEmail } from '#platform/mail/index.ts';
import { unsubscribeUrls } from '#features/accounts/server/unsubscribe/index.ts';

export type Drop = {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly currency: Currency;
  readonly fromCents: number;
  readonly toCents: number;
};

type Call = {
  readonly config: Config;
  readonly to: string;
  readonly userId: string;
  readonly drops: readonly Drop[];
};

const words = NOTIFICATIONS.prices.email;

function toItem({ siteUrl }: Config, { title, path, ...prices }: Drop) {
  return { title, line: fill(words.line, pricesOf(prices)), url: siteUrl + path };
}

function pricesOf({ fromCents, toCents, currency }: Pick<Drop, 'fromCents' | 'toCents' | 'currency'>) {
  const money = (cents: number) => formatMoney(cents, { currency });
  return { now: money(toCents), by: money(fromCents - toCents), before: money(fromCents) };
}

/** What a person saved and now costs less. */
export function dropEmail({ config, to, userId, drops }: Call): Email {
  const [first] = drops;
  const { post, page } = unsubscribeUrls(config, { kind: 'prices', id: userId });
  const count = formatNumber(drops.length);
  const subject =
    first && drops.length === 1
      ? fill(words.subjectOne, { by: pricesOf(first).by, title: first.title })
      : fill(words.subject, { count });
  const body = renderEmail({
    heading: drops.length === 1 ? words.headingOne : fill(words.heading, { count }),
    paragraphs: [],
    items: drops.map((drop) => toItem(config, drop)),
    button: { label: words.button, url: `${config.siteUrl}/my/saved` },
    footer: words.footer,
    stop: { label: words.stop, url: page },
  });
  return { to, subject, ...body, unsubscribeUrl: post };
}
