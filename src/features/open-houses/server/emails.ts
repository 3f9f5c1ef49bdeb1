import { zoneOf } from '#features/listings/rules/day-hours.ts';
import { textLine } from '#shared/text-line.ts';
import { tellPerson } from '#features/accounts/server/index.ts';
import { listingPath } from '#features/listings/rules/listing-path.ts';
import { fill } from '#shared/text.ts';
import { visitEmails } from '../words.ts';
import type { Services } from '#platform/context.ts';
import type { Executor } from '#platform/db/index.ts';
import { enqueueEmail, renderEmail } from '#platform/mail/index.ts';
import type { FoundVisit } from './find-visit.ts';
import { hostOf } from './host.ts';
import { visitCalendar, placeOf } from './visit-calendar.ts';
import { visitPath } from './visit-token.ts';
import { formatTime, formatWhen } from './when.ts';

type About = FoundVisit & { readonly services: Pick<Services, 'config' | 'now'>; readonly tx: Executor };

/** What a guest is told. */
type GuestNews = keyof typeof visitEmails.guest;
/** Only what changes an entry, or what is read on the way, brings the calendar file along. */
const WITHOUT_FILE: ReadonlySet<GuestNews> = new Set(['confirm']);
/** Nothing to drive to, and nothing to cancel. */
const OFF: ReadonlySet<GuestNews> = new Set(['calledOff', 'cancelled']);

/** Writes to a party of an open house. `before` is when it was meant to be, for a time that moved. */
export async function guestEmail({
  news,
  before,
  ...about
}: About & { readonly news: GuestNews; readonly before?: string }): Promise<void> {
  const { services, tx, row, opening, party } = about;
  const words: (typeof visitEmails.guest)[GuestNews] = visitEmails.guest[news];
  const host = (await hostOf(tx, row))?.name ?? visitEmails.someHost;
  const zone = zoneOf(row);
  const { address } = placeOf(about, services.now());
  const said = {
    title: row.title,
    when: formatWhen(opening, zone),
    time: formatTime(opening.startsAt, zone),
    before: before ?? '',
    address,
    host,
  };
  const { siteUrl } = services.config;
  const path = OFF.has(news) ? listingPath(row) : visitPath(services, party.id);
  const body = renderEmail({
    preview: fill(words.preview, said),
    heading: words.heading,
    paragraphs: words.paragraphs.map((paragraph) => fill(paragraph, said)),
    ...(news === 'confirm' || OFF.has(news) ? {} : { items: waysThere(about) }),
    button: { label: words.button, url: siteUrl + path },
    ...('after' in words ? { after: [words.after] } : {}),
    footer: words.footer,
  });
  const calendar = WITHOUT_FILE.has(news) ? null : visitCalendar({ ...about, host });
  const email = { to: party.email, subject: fill(words.subject, said), ...body, calendar };
  // The link that confirms an address belongs into its mailbox.
  if (!('text' in words)) return enqueueEmail({ db: tx, email });
  const text = textLine(words.text, { title: row.title, when: said.when, time: said.time, url: siteUrl + path });
  await tellPerson({ services, db: tx, userId: party.userId, email, text });
}

/** The address with directions to it, and the way to ask the host. */
function waysThere(about: About) {
  const { row, services } = about;
  const { address, exact, directions } = placeOf(about, services.now());
  return [
    { title: address, line: exact ? visitEmails.directions : visitEmails.noStreet, url: directions },
    { title: visitEmails.ask, line: visitEmails.askLine, url: `${services.config.siteUrl}/ask/${row.id}` },
  ];
}

/** To the host: somebody comes, or stays away. */
export async function hostEmail({
  tx,
  news,
  services,
  row,
  opening,
  party,
}: About & { readonly news: keyof typeof visitEmails.host }): Promise<void> {
  const host = await hostOf(tx, row);
  if (!host) return;
  const words = visitEmails.host[news];
  const url = `${services.config.siteUrl}/my/house/${row.id}`;
  const said = { title: row.title, when: formatWhen(opening, zoneOf(row)), name: party.name };
  const body = renderEmail({
    preview: fill(words.preview, said),
    heading: fill(words.heading, said),
    paragraphs: [fill(words.lead, said)],
    button: { label: words.button, url },
    footer: words.footer,
  });
  const email = { to: host.email, subject: fill(words.subject, said), ...body };
  await tellPerson({ services, db: tx, userId: row.ownerId, email, text: textLine(words.text, { ...said, url }) });
}
