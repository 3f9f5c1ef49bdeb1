import { eq } from 'drizzle-orm';
import type { ListingStatus } from '#shared/enums.ts';
import { openSession } from '#features/accounts/server/index.ts';
import { requireMember } from '#platform/actor.ts';
import { type Ctx, withActor } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { newId } from '#platform/ids.ts';
import { type Email, kickMail, type Mailer } from '#platform/mail/index.ts';
import { makeCtx, type TestServices } from '../../../support/services.ts';

export const PASSWORD = 'three tall pines';
export const NETWORK = '203.0.113.9';

let people = 0;
/** An address nobody has used in this run, so that tests do not share limits. */
export function freshAddress(): string {
  people += 1;
  return `person${people}@example.com`;
}

export const visitor = (services: TestServices, sessionKey?: string): Ctx => makeCtx(services, { sessionKey });

/** The same person on a device that has just signed in, which is proof enough for what needs one. */
export async function justSignedIn(services: TestServices, ctx: Ctx): Promise<Ctx> {
  const member = requireMember(ctx);
  const { id: sessionId } = await openSession(services, { userId: member.userId });
  return withActor(services, { ...member, sessionId });
}

/** Nothing shown beside the session. */
export const NO_PROOF = { network: NETWORK };

const box: Email[] = [];

/** A mailer that keeps what it is handed: bodies are erased from the queue once sent. */
export const mailer: Mailer = {
  send: async (mail) => void box.push(mail),
  close: async () => {},
};

/** Every letter to an address, oldest first. */
export async function emailsTo(services: TestServices, email: string): Promise<Email[]> {
  await kickMail({ services });
  return box.filter(({ to }) => to === email);
}

export async function emailTo(services: TestServices, email: string): Promise<Email> {
  const mail = (await emailsTo(services, email)).at(-1);
  if (!mail) throw new Error(`no letter to ${email}`);
  return mail;
}

/** The six digits of the latest letter with a code; letters of one moment may arrive in any order. */
export async function codeFor(services: TestServices, email: string): Promise<string> {
  const codes = (await emailsTo(services, email)).flatMap(({ text }) => /^Your code: (\d{6})$/m.exec(text)?.[1] ?? []);
  const code = codes.at(-1);
  if (!code) throw new Error(`no letter to ${email} has a code`);
  return code;
}

/** The link of the latest letter to an address. */
export async function linkFor(services: TestServices, email: string): Promise<URL> {
  const link = /https?:\/\/\S+/.exec((await emailTo(services, email)).text)?.[0];
  if (!link) throw new Error('the letter has no link');
  return new URL(link);
}

export const wrong = (code: string): string => (code === '111111' ? '222222' : '111111');

type Draft = { sessionKeyHash?: string; ownerId?: string; status?: ListingStatus };

export async function insertListing(
  services: TestServices,
  { sessionKeyHash, ownerId, status = 'DRAFT' }: Draft,
): Promise<string> {
  const id = newId();
  await services.db.insert(schema.listings).values({
    id,
    uniqueId: id.slice(-10).toUpperCase(),
    category: 'VEHICLE',
    flow: 'vehicle',
    status,
    sessionKeyHash: sessionKeyHash ?? null,
    ownerId: ownerId ?? null,
    answers: { vin: '1HGCM82633A004352' },
    publishedAt: status === 'DRAFT' ? null : services.now(),
  });
  return id;
}

export async function readListing(services: TestServices, id: string) {
  const [row] = await services.db.select().from(schema.listings).where(eq(schema.listings.id, id));
  return row;
}

export const countUsers = async (services: TestServices, email: string): Promise<number> =>
  (await services.db.select().from(schema.users).where(eq(schema.users.email, email))).length;
