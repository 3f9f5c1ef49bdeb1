import type { Currency } from '#shared/enums.ts';
import { formatMoney } from '#shared/money.ts';
import { NOTIFICATIONS } from '#features/accounts/rules/notifications.ts';
import { fill } from '#shared/text.ts';
import { watchEmails as words } from '../../words/watch.ts';
import type { Config } from '#platform/config/config.ts';
import { type Email, renderEmail } from '#platform/mail/index.ts';
import { watchUrls } from './watch-token.ts';

const drop = NOTIFICATIONS.watch.email;

type Base = { readonly config: Config; readonly to: string; readonly id: string };
type Thing = { readonly title: string; readonly path: string; readonly currency: Currency };

/** Asks whether the address is theirs. Says what was asked for, so that nobody presses the button for somebody else. */
export function confirmEmail({ config, to, id, title }: Base & Pick<Thing, 'title'>): Email {
  const { page } = watchUrls(config, { deed: 'confirm', id });
  const body = renderEmail({
    heading: words.confirmHeading,
    paragraphs: [fill(words.confirmText, { title })],
    button: { label: words.confirmButton, url: page },
    after: [words.confirmAfter],
    footer: words.confirmFooter,
  });
  return { to, subject: fill(words.confirmSubject, { title }), ...body };
}

/** The price came down. */
export function watchDropEmail(call: Base & Thing & { fromCents: number; toCents: number }): Email {
  const { config, to, id, title, path, currency, fromCents, toCents } = call;
  const money = (cents: number) => formatMoney(cents, { currency });
  const { page, post } = watchUrls(config, { deed: 'stop', id });
  const by = money(fromCents - toCents);
  const body = renderEmail({
    heading: drop.heading,
    paragraphs: [],
    items: [
      {
        title,
        line: fill(drop.line, { now: money(toCents), by, before: money(fromCents) }),
        url: config.siteUrl + path,
      },
    ],
    button: { label: drop.button, url: config.siteUrl + path },
    footer: drop.footer,
    stop: { label: drop.stop, url: page },
  });
  return { to, subject: fill(drop.subject, { by, title }), ...body, unsubscribeUrl: post };
}
