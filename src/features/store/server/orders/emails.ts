import { formatMoney } from '#shared/money.ts';
import { type OrderState, orderName } from '../../rules/order-state.ts';
import { fill } from '#shared/text.ts';
import { orderPages as words } from '../../words.ts';
import type { Config } from '#platform/config/config.ts';
import { type Email, renderEmail } from '#platform/mail/index.ts';
import type { NewOrder, OrderRow } from './record-order.ts';

type Lines = readonly Pick<NewOrder['lines'][number], 'quantity' | 'title'>[];

const exact = (cents: number) => formatMoney(cents, { exact: true });
const orderUrl = ({ siteUrl }: Pick<Config, 'siteUrl'>, id: string): string => `${siteUrl}/my/orders/${id}`;

/** What was ordered, and where its codes are. The address it goes to is not repeated: letters travel far. */
export function orderEmail(config: Config, order: OrderRow, lines: Lines): Email {
  const name = orderName(order.number);
  const total = exact(order.totalCents);
  const pay = words[`pay${order.payBy}`].toLowerCase();
  const isKnown = order.userId !== null;
  const body = renderEmail({
    preview: fill(words.emailPreview, { total, pay }),
    heading: fill(words.emailHeading, { name }),
    paragraphs: [
      ...lines.map(({ quantity, title }) => fill(words.emailLine, { n: quantity, title })),
      fill(words.emailTotal, { total, pay }),
      words.emailCodes,
      ...(isKnown ? [] : [words.emailOutside]),
    ],
    button: { label: words.emailButton, url: orderUrl(config, order.id) },
    footer: words.emailFooter,
  });
  return { to: order.email, subject: fill(words.emailSubject, { name }), ...body };
}

/** That an order went a step further. */
export function movedEmail(config: Config, order: OrderRow, to: Exclude<OrderState, 'PLACED'>): Email {
  const name = orderName(order.number);
  const state = words[`state${to}`].toLowerCase();
  const body = renderEmail({
    preview: words[`next${to}`],
    heading: fill(words.movedHeading, { name, state }),
    paragraphs: [words[`next${to}`]],
    button: { label: words.emailButton, url: orderUrl(config, order.id) },
    footer: words.emailFooter,
  });
  return { to: order.email, subject: fill(words.movedSubject, { name, state }), ...body };
}
