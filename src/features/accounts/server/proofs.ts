import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Services } from '#platform/context.ts';
import * as schema from '../schema.ts';
import type { Executor } from '#platform/db/index.ts';
import { newSecret } from '#platform/ids.ts';
import { type ProofPayload, parsePayload } from './proof-payload.ts';
import { newCode, sameDigest, sealSecret } from './secrets.ts';

const { proofs } = schema;
const MINUTE = 60_000;

/** How long each kind of proof holds, in milliseconds. */
const PROOF_LIFETIME_MS = {
  CODE: 10 * MINUTE,
  EMAIL_CHANGE: 10 * MINUTE,
  PHONE: 10 * MINUTE,
  LINK: 15 * MINUTE,
  TOKEN: 15 * MINUTE,
  RESET: 30 * MINUTE,
} as const;
export type ProofKind = keyof typeof PROOF_LIFETIME_MS;

/** How long a stale proof is kept: what a sign-up said is needed again when a new code is asked for. */
const KEPT_MS = 24 * 60 * MINUTE;

/** Wrong tries a code takes, the last right one included. */
const CODE_TRIES = 5;

/** Live codes that one try without a ticket is compared with, the latest first. */
const MAX_COMPARED = 20;

type Base = Pick<Services, 'config' | 'now'> & { readonly db: Executor };
export type Issued = { readonly ticket: string; readonly secret: string };

/**
 * Writes down that whoever shows `secret` holds the mailbox. `ticket` names the proof: only the browser that asked
 * for a code knows it, so nobody else can use up its tries.
 */
export async function issueProof(
  { db, config, now }: Base,
  { kind, email, payload }: { kind: ProofKind; email: string; payload: ProofPayload },
): Promise<Issued> {
  const at = now();
  const ticket = randomUUID();
  const isCode = kind === 'CODE' || kind === 'EMAIL_CHANGE' || kind === 'PHONE';
  const secret = isCode ? newCode() : newSecret();
  const secretHash = isCode ? sealCode(config.authSecret, ticket, secret) : sealLink(config.authSecret, kind, secret);
  const expiresAt = new Date(at.getTime() + PROOF_LIFETIME_MS[kind]);
  await db.delete(proofs).where(and(eq(proofs.email, email), lt(proofs.expiresAt, new Date(at.getTime() - KEPT_MS))));
  await db.insert(proofs).values({ id: ticket, kind, email, secretHash, payload, createdAt: at, expiresAt });
  return { ticket, secret };
}

/** Tries one code against the proof its browser asked for. Every try is counted; a right one uses the proof up. */
export async function tryTicketedCode(
  { db, config, now }: Base,
  { kind, email, ticket, code }: { kind: ProofKind; email: string; ticket: string; code: string },
): Promise<ProofPayload | null> {
  const [proof] = await db
    .update(proofs)
    .set({ attempts: sql`${proofs.attempts} + 1` })
    .where(
      and(
        isLive(now()),
        eq(proofs.id, ticket),
        eq(proofs.kind, kind),
        eq(proofs.email, email),
        lt(proofs.attempts, CODE_TRIES),
      ),
    )
    .returning({ id: proofs.id, secretHash: proofs.secretHash });
  if (!proof || !sameDigest(proof.secretHash, sealCode(config.authSecret, proof.id, code))) return null;
  return markUsed({ db, now }, proof.id);
}

/** Tries one code against every live code of an address. The caller limits the tries: no proof counts them here. */
export async function tryAnyCode(
  { db, config, now }: Base,
  { kind, email, code }: { kind: ProofKind; email: string; code: string },
): Promise<ProofPayload | null> {
  const live = await db
    .select({ id: proofs.id, secretHash: proofs.secretHash })
    .from(proofs)
    .where(and(isLive(now()), eq(proofs.kind, kind), eq(proofs.email, email)))
    .orderBy(desc(proofs.createdAt))
    .limit(MAX_COMPARED);
  const proof = live.find(({ id, secretHash }) => sameDigest(secretHash, sealCode(config.authSecret, id, code)));
  return proof ? markUsed({ db, now }, proof.id) : null;
}

/** Uses up a link or a token: the first to show it wins. `email`, when given, must be the one it was made for. */
export async function consumeSecret(
  { db, config, now }: Base,
  { kind, secret, email }: { kind: ProofKind; secret: string; email?: string },
): Promise<{ email: string; payload: ProofPayload } | null> {
  const [proof] = await db
    .update(proofs)
    .set({ consumedAt: now() })
    .where(
      and(
        isLive(now()),
        eq(proofs.kind, kind),
        eq(proofs.secretHash, sealLink(config.authSecret, kind, secret)),
        email === undefined ? undefined : eq(proofs.email, email),
      ),
    )
    .returning({ email: proofs.email, payload: proofs.payload });
  return proof ? { email: proof.email, payload: parsePayload(proof.payload) } : null;
}

/** What was said with an earlier code of the same browser, unless that code was used. */
export async function readPayload(
  { db }: Pick<Base, 'db'>,
  { email, ticket }: { email: string; ticket: string },
): Promise<ProofPayload> {
  const [proof] = await db
    .select({ payload: proofs.payload })
    .from(proofs)
    .where(and(eq(proofs.id, ticket), eq(proofs.email, email), eq(proofs.kind, 'CODE'), isNull(proofs.consumedAt)));
  return parsePayload(proof?.payload);
}

/** How many codes an address has waiting. */
export async function countLive({ db, now }: Omit<Base, 'config'>, email: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(proofs)
    .where(and(isLive(now()), eq(proofs.email, email)));
  return row?.n ?? 0;
}

/** How many codes a sign-in code of an address is compared with when it names no ticket. */
export async function countCodes({ db, now }: Omit<Base, 'config'>, email: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(proofs)
    .where(and(isLive(now()), eq(proofs.email, email), eq(proofs.kind, 'CODE')));
  return Math.min(row?.n ?? 0, MAX_COMPARED);
}

type Asked = {
  readonly kind: 'EMAIL_CHANGE' | 'PHONE';
  readonly email: string;
  readonly userId: string;
  readonly phone?: string;
};

/** The latest code that this person asked for, to change an address or a number; its tries are counted like any ticket's. */
export async function findChangeTicket(
  { db, now }: Omit<Base, 'config'>,
  { kind, email, userId, phone }: Asked,
): Promise<string | null> {
  const isTheirs = and(
    sql`${proofs.payload}->>'userId' = ${userId}`,
    phone === undefined ? undefined : sql`${proofs.payload}->>'phone' = ${phone}`,
  );
  const [latest] = await db
    .select({ id: proofs.id })
    .from(proofs)
    .where(and(isLive(now()), eq(proofs.email, email), eq(proofs.kind, kind), isTheirs))
    .orderBy(desc(proofs.createdAt))
    .limit(1);
  return latest?.id ?? null;
}

/** Deletes what no longer opens anything. For a nightly job. */
export async function sweepProofs({ db, now }: Omit<Base, 'config'>): Promise<void> {
  await db.delete(proofs).where(lt(proofs.expiresAt, new Date(now().getTime() - KEPT_MS)));
}

async function markUsed({ db, now }: Omit<Base, 'config'>, id: string): Promise<ProofPayload | null> {
  const [proof] = await db
    .update(proofs)
    .set({ consumedAt: now() })
    .where(and(eq(proofs.id, id), isNull(proofs.consumedAt)))
    .returning({ payload: proofs.payload });
  return proof ? parsePayload(proof.payload) : null;
}

const isLive = (at: Date) => and(isNull(proofs.consumedAt), gt(proofs.expiresAt, at));
const sealCode = (key: string, ticket: string, code: string) => sealSecret(key, 'code', ticket, code);
const sealLink = (key: string, kind: ProofKind, secret: string) => sealSecret(key, kind, secret);
