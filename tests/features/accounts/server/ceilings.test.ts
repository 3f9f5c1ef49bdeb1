import { describe, expect, test } from 'vitest';
import {
  hashPassword,
  knowDevice,
  openSession,
  requestEmailCode,
  requestEmailLink,
  requestPasswordReset,
  signInWithCode,
  signInWithPassword,
} from '#features/accounts/server/index.ts';
import { type Ctx, withActor } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { isAppError } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { openLimits } from '#platform/limits/index.ts';
import { RULES } from '#platform/limits/rules.ts';
import { ENGINES } from '../../../support/database.ts';
import { makeCtx, useServices } from '../../../support/services.ts';
import { codeFor, freshAddress, emailsTo, mailer, NETWORK, PASSWORD, visitor, wrong } from './support.ts';

/** Of an address, in a day: a hundredth of a percent. */
const GUESSES_IN_A_MILLION = 100;
const MAILS = RULES['mail-day'].points;

describe.each(ENGINES)('what strangers can do to an address in a day, on %s,', (engine) => {
  const services = useServices({ engine, mailer });
  let networks = 0;
  /** Every request from a place of its own: limits per network do not hold such a flood. */
  const elsewhere = () => {
    networks += 1;
    return `198.51.${Math.floor(networks / 250)}.${networks % 250}`;
  };
  const stranger = () => visitor(services());

  async function owner() {
    const id = newId();
    const email = freshAddress();
    const passwordHash = await hashPassword(PASSWORD);
    await services().db.insert(schema.users).values({ id, email, passwordHash, emailVerifiedAt: services().now() });
    return { id, email };
  }

  const askCode = (ctx: Ctx, email: string) => requestEmailCode({ ctx, input: { email, network: elsewhere() } });
  const refusal = async (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => null,
      (error: unknown) => error,
    );

  /** Asks in all ways until it is refused; gives the tickets and how it was refused. */
  async function flood(email: string) {
    const tickets: string[] = [];
    for (;;) {
      try {
        tickets.push((await askCode(stranger(), email)).ticket);
      } catch (error) {
        return { tickets, error };
      }
    }
  }

  test('ends after a few emails, over a restart too, and says what still works', async () => {
    const { email } = await owner();
    const { tickets, error } = await flood(email);
    expect(tickets).toHaveLength(MAILS);
    expect(MAILS).toBeLessThanOrEqual(20);
    expect(error).toMatchObject({ kind: 'too-many', reason: 'mail_ceiling' });
    expect((error as Error).message).toContain('password');
    const { config, db } = services();
    const restarted = { ...stranger(), limits: openLimits({ config, db }) };
    for (const request of [requestEmailCode, requestEmailLink, requestPasswordReset])
      expect(await refusal(request({ ctx: restarted, input: { email, network: elsewhere() } }))).toMatchObject({
        reason: 'mail_ceiling',
      });
    expect(await emailsTo(services(), email)).toHaveLength(MAILS);
    await askCode(stranger(), freshAddress());
  });

  test('leaves the owner the password, the code they have, their session, and a device they signed in on', async () => {
    const { id, email } = await owner();
    const { ticket } = await askCode(stranger(), email);
    const code = await codeFor(services(), email);
    await flood(email);
    await signInWithPassword({ ctx: stranger(), input: { email, password: PASSWORD, network: NETWORK } });
    await signInWithCode({ ctx: stranger(), input: { email, code, ticket } });

    const kept = knowDevice(services().config, id);
    const device = withActor(services(), { kind: 'visitor', sessionKey: null, knownDevice: kept });
    const again = await askCode(device, email);
    await signInWithCode({ ctx: device, input: { email, code: await codeFor(services(), email), ...again } });

    const session = await openSession(services(), { userId: id });
    await askCode(makeCtx(services(), { user: { id, sessionId: session.id } }), email);
  });

  test('is not widened by a made-up device, or by one that was somebody else’s', async () => {
    const [victim, other] = [await owner(), await owner()];
    await flood(victim.email);
    const theirs = knowDevice(services().config, other.id);
    for (const knownDevice of ['', 'x', `${'a'.repeat(22)}.${'0'.repeat(64)}`, theirs]) {
      const ctx = withActor(services(), { kind: 'visitor', sessionKey: null, knownDevice });
      expect(await refusal(askCode(ctx, victim.email))).toMatchObject({ reason: 'mail_ceiling' });
    }
  });

  test('ends for a known device, too, when it asks for itself', async () => {
    const { id, email } = await owner();
    const knownDevice = knowDevice(services().config, id);
    const ctx = withActor(services(), { kind: 'visitor', sessionKey: null, knownDevice });
    for (let n = 0; n < MAILS; n += 1) await askCode(ctx, email);
    expect(await refusal(askCode(ctx, email))).toMatchObject({ reason: 'mail_ceiling' });
  });

  test('is at most a hundred guesses in a million at its codes, with and without tickets', async () => {
    const { email } = await owner();
    const right = new Set<string>();
    const { tickets } = await flood(email);
    for (const { text } of await emailsTo(services(), email)) right.add(/\b(\d{6})\b/.exec(text)?.[1] ?? '');
    let candidate = 0;
    const guess = () => {
      do candidate += 1;
      while (right.has(String(candidate).padStart(6, '0')));
      return String(candidate).padStart(6, '0');
    };
    let guesses = 0;
    for (const ticket of tickets)
      for (let n = 0; n < 8; n += 1) {
        await refusal(signInWithCode({ ctx: stranger(), input: { email, code: guess(), ticket } }));
        // The sixth and later are not compared with anything.
        if (n < 5) guesses += 1;
      }
    for (let n = 0; n < 12; n += 1) {
      const refused = await refusal(signInWithCode({ ctx: stranger(), input: { email, code: guess(), ticket: null } }));
      if (isAppError(refused) && refused.kind === 'unauthenticated') guesses += tickets.length;
      else expect(refused).toMatchObject({ kind: 'too-many' });
    }
    expect(guesses).toBeGreaterThan(0);
    expect(guesses).toBeLessThanOrEqual(GUESSES_IN_A_MILLION);
  });

  test('leaves the right code without a ticket some tries, and gives back what was right', async () => {
    const { email } = await owner();
    for (let n = 0; n < 4; n += 1) {
      await askCode(stranger(), email);
      const code = await codeFor(services(), email);
      await refusal(signInWithCode({ ctx: stranger(), input: { email, code: wrong(code), ticket: null } }));
      await signInWithCode({ ctx: stranger(), input: { email, code, ticket: null } });
    }
  });
});
