import { NOTIFICATIONS } from '#features/accounts/rules/notifications.ts';
import { fill } from '#shared/text.ts';
import { watchEmails as asked } from '../../words/watch.ts';
import type { Config } from '#platform/config/config.ts';
import { type Email, renderEmail } from '#platform/mail/index.ts';
import { type Drop, dropItem, moneyOf } from './lower-price.ts';
import { watchUrls } from './watch-token.ts';

const words = NOTIFICATIONS.watch.email;

type Base = { readonly config: Config; readonly to: string; readonly id: string };

/** Asks whether the address is theirs. Says what was asked for, so that nobody presses the button for somebody else. */
export function confirmEmail({ config, to, id, title }: Base & { title: string }): Email {
  const { page } = watchUrls(config, { deed: 'confirm', id });
  const body = renderEmail({
    preview: asked.confirmPreview,
    heading: asked.confirmHeading,
    paragraphs: [fill(asked.confirmText, { title })],
    button: { label: asked.confirmButton, url: page },
    after: [asked.confirmAfter],
    footer: asked.confirmFooter,
  });
  return { to, subject: fill(asked.confirmSubject, { title }), ...body };
}

/** The price came down. */
export function watchDropEmail({ config, to, id, drop }: Base & { drop: Drop }): Email {
  const { page, post } = watchUrls(config, { deed: 'stop', id });
  const body = renderEmail({
    preview: fill(words.preview, moneyOf(drop)),
    heading: fill(words.heading, moneyOf(drop)),
    paragraphs: [],
    items: [dropItem(config, words.line, drop)],
    button: { label: words.button, url: config.siteUrl + drop.path },
    footer: words.footer,
    stop: { label: words.stop, url: page },
  });
  const subject = fill(words.subject, { by: moneyOf(drop).by, title: drop.title });
  return { to, subject, ...body, unsubscribeUrl: post };
}
