import { eq } from 'drizzle-orm';
import { zoneOf } from '#features/listings/rules/day-hours.ts';
import { listingPath } from '#features/listings/rules/listing-path.ts';
import { fill } from '#shared/text.ts';
import { visitEmails } from '../words.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { type Email, enqueueEmail, renderEmail } from '#platform/mail/index.ts';
import type { Hosted } from './wanted.ts';
import { formatWhen } from './when.ts';

const { users } = schema;

type Party = { readonly name: string; readonly email: string };
type About = {
  readonly services: Pick<Services, 'config'>;
  readonly row: Hosted & { readonly city?: string | null };
  readonly opening: { readonly startsAt: Date; readonly endsAt: Date };
  readonly party: Party;
};
type Words = (typeof visitEmails)[keyof typeof visitEmails];

const pathOf = ({ category, id, slug }: Hosted) => listingPath({ category, id, slug });

function write({ services, row, opening, party }: About, words: Words, to: string, url: string): Email {
  const when = formatWhen(opening, zoneOf(row));
  const said = { title: row.title, when, name: party.name, place: row.city ?? '' };
  const body = renderEmail({
    preview: fill(words.preview, said),
    heading: words.heading,
    paragraphs: [fill(words.lead, said)],
    button: { label: words.button, url: services.config.siteUrl + url },
    footer: words.footer,
  });
  return { to, subject: fill(words.subject, said), ...body };
}

const visitPath = (token: string) => `/house/visit?token=${token}`;

/** To whoever reserved: press to confirm. */
export const confirmEmail = (about: About & { token: string }): Email =>
  write(about, visitEmails.confirm, about.party.email, visitPath(about.token));

/** To whoever is expected, with the way to cancel. */
export const confirmedEmail = (about: About & { token: string }): Email =>
  write(about, visitEmails.confirmed, about.party.email, visitPath(about.token));

/** To whoever was expected: the host takes the time back. */
export const calledOffEmail = (about: About): Email =>
  write(about, visitEmails.calledOff, about.party.email, pathOf(about.row));

/** To the host: somebody comes, or stays away. */
export async function hostEmail({
  tx,
  news,
  ...about
}: About & { tx: Executor; news: 'comes' | 'staysAway' }): Promise<void> {
  if (!about.row.ownerId) return;
  const [host] = await tx.select({ email: users.email }).from(users).where(eq(users.id, about.row.ownerId));
  if (!host) return;
  const mail = write(about, visitEmails[news], host.email, `/my/house/${about.row.id}`);
  await enqueueEmail({ db: tx, email: mail });
}
