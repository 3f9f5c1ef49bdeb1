import { formatDate } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { NOTIFICATIONS } from '#features/accounts/rules/notifications.ts';
import { fill } from '#shared/text.ts';
import type { Config } from '#platform/config/config.ts';
import { type Email, renderEmail } from '#platform/mail/index.ts';
import { unsubscribeUrls } from '#features/accounts/server/unsubscribe/index.ts';
import type { Point } from './observe.ts';

const words = NOTIFICATIONS.value.email;

type Call = {
  readonly config: Config;
  readonly to: string;
  readonly follow: { readonly id: string; readonly title: string };
  readonly before: Point | null;
  readonly point: Point;
};

const money = (cents: number): string => formatMoney(cents);

/** What moved the value: the model, the month of the prices, or nothing but time. */
function causeOf(before: Point, point: Point): string {
  if (before.modelVersion !== point.modelVersion) return fill(words.causeModel, { version: point.modelVersion });
  if (before.indexMonth !== point.indexMonth)
    return fill(words.causeIndex, { from: monthOf(before.indexMonth), to: monthOf(point.indexMonth) });
  return before.likelyCents === point.likelyCents ? words.causeNone : words.causeAge;
}

/** `2026-10` is "October 2026". */
function monthOf(month: string): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  const words = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return Number.isNaN(at.getTime()) ? month : words.format(at);
}

/** The month's value of a vehicle, with the change in dollars and its cause. */
export function valueEmail({ config, to, follow, before, point }: Call): Email {
  const { title } = follow;
  const moved = before ? point.likelyCents - before.likelyCents : 0;
  const amount = money(Math.abs(moved));
  const date = before ? formatDate(before.at, { now: point.at, timeZone: 'America/New_York' }) : '';
  const kind = moved > 0 ? 'up' : moved < 0 ? 'down' : 'same';
  const subject = { up: words.subjectUp, down: words.subjectDown, same: words.subjectSame }[kind];
  const { post, page } = unsubscribeUrls(config, { kind: 'value', id: follow.id });
  const [likely, low, high] = [money(point.likelyCents), money(point.lowCents), money(point.highCents)];
  const body = renderEmail({
    preview: fill(words.preview, { low, high }),
    heading: fill(words.heading, { title, likely }),
    paragraphs: [
      fill(words.lead, { title, likely, low, high }),
      ...(before ? [`${fill(words[kind], { amount, date })} ${causeOf(before, point)}`] : []),
    ],
    button: { label: words.button, url: `${config.siteUrl}/my/values` },
    footer: words.footer,
    stop: { label: words.stop, url: page },
  });
  return { to, subject: fill(subject, { amount, title }), ...body, unsubscribeUrl: post };
}
