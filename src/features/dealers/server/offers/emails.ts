import { formatDate } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { formatMiles } from '#shared/numbers.ts';
import type { OfferedVehicle } from '../../rules/offers.ts';
import { fill } from '#shared/text.ts';
import { offerEmails as words } from '../../words/offers.ts';
import type { Config } from '#platform/config/config.ts';
import { type Email, renderEmail } from '#platform/mail/index.ts';

type Call = { readonly config: Pick<Config, 'siteUrl'>; readonly to: string };
type Offer = { readonly title: string; readonly name: string; readonly amountCents: number; readonly until: Date };
type Kind = keyof typeof words;

/** Emails about offers come because someone answered: they have no switch, and hold nothing that is private. */
function email({ config, to }: Call, kind: Kind, path: string, facts: Readonly<Record<string, string>>): Email {
  const { subject, preview, heading, lead, button, footer } = words[kind];
  const body = renderEmail({
    preview: fill(preview, facts),
    heading: fill(heading, facts),
    paragraphs: [fill(lead, facts)],
    button: { label: button, url: `${config.siteUrl}${path}` },
    footer,
  });
  return { to, subject: fill(subject, facts), ...body };
}

const DEALER_PAGE = '/dealers/requests';

const factsOf = ({ title, name, amountCents, until }: Offer) => ({
  title,
  name,
  amount: formatMoney(amountCents),
  date: formatDate(until, { now: until, timeZone: 'America/New_York' }),
});

export function askedEmail({ vehicle, ...call }: Call & { readonly vehicle: OfferedVehicle }): Email {
  const { title, mileage, city, region, postcode } = vehicle;
  const place = [city, region].filter(Boolean).join(', ') || postcode || '';
  const named = [title, mileage === null ? '' : formatMiles(mileage)].filter(Boolean).join(', ');
  return email(call, 'asked', DEALER_PAGE, { title, place, named });
}

export const offeredEmail = ({ requestId, offer, ...call }: Call & { requestId: string; offer: Offer }): Email =>
  email(call, 'offered', `/my/offers/${requestId}`, factsOf(offer));

/** To the dealership whose offer was taken, or to one whose offer was not. */
export const decidedEmail = ({ taken, offer, ...call }: Call & { taken: boolean; offer: Offer }): Email =>
  email(call, taken ? 'taken' : 'decided', DEALER_PAGE, factsOf(offer));
