import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import type { Executor } from '#platform/db/index.ts';
import { type Email, enqueueEmail, kickMail } from '#platform/mail/index.ts';
import { enqueueText, findStop, kickTexts, smsIsOffered } from '#platform/sms/index.ts';
import * as schema from '../schema.ts';

const { users } = schema;
/** News a day old is no news; the email is written then. */
const LIFETIME_MS = 6 * 3_600_000;

export type Told = {
  readonly services: Pick<Services, 'config' | 'now'>;
  /** The transaction that notes that the person was told. */
  readonly db: Executor;
  /** Null for somebody without an account: there is no confirmed number then. */
  readonly userId: string | null;
  readonly email: Email;
  /** The same in a line, with a link; the email goes instead to whoever gets no texts. */
  readonly text: string;
  readonly dedupeKey?: string;
};

/**
 * Tells a person in the way they chose: a text to a number that they confirmed and that never said STOP, else the email.
 * Call `kickTold` after the transaction.
 */
export async function tellPerson({ services, db, userId, email, text, dedupeKey }: Told): Promise<'text' | 'email'> {
  const number = userId === null ? null : await textNumberOf({ services, db, userId });
  const once = dedupeKey === undefined ? {} : { dedupeKey };
  if (number === null) {
    await enqueueEmail({ db, email, ...once });
    return 'email';
  }
  const expiresAt = new Date(services.now().getTime() + LIFETIME_MS);
  await enqueueText({ db, text: { to: number, body: text }, email, expiresAt, ...once });
  return 'text';
}

/** Hands out at once what `tellPerson` queued. */
export function kickTold({ services }: { services: Services }): void {
  void kickMail({ services });
  void kickTexts({ services });
}

type Who = Pick<Told, 'services' | 'db'> & { readonly userId: string };

/** The number that a person wants to be texted at; null for whoever gets emails. */
async function textNumberOf({ services: { config }, db, userId }: Who): Promise<string | null> {
  if (!smsIsOffered(config)) return null;
  const [user] = await db
    .select({ phone: users.phone, confirmed: users.phoneConfirmedAt, method: users.contactMethod })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!user?.phone || user.confirmed === null || user.method !== 'PHONE') return null;
  return (await findStop({ db, config }, user.phone)) === null ? user.phone : null;
}
