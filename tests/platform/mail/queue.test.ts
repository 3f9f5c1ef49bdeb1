import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#features/schema.ts';
import { backOff, deliverMail, MAX_TRIES, purgeMail } from '#platform/mail/deliver.ts';
import { enqueueEmail } from '#platform/mail/enqueue.ts';
import type { OutgoingEmail } from '#platform/mail/index.ts';
import { kickMail } from '#platform/mail/kick.ts';
import { UndeliverableError } from '#platform/mail/message.ts';
import { ENGINES } from '../../support/database.ts';
import { useServices } from '../../support/services.ts';

const email = { to: 'jo@example.com', subject: 'Your code', text: 'It is 123456.', html: '<p>It is 123456.</p>' };

/** A mailer that remembers; `answer` may throw. */
function makeMailer(answer: (email: OutgoingEmail) => void | Promise<void> = () => {}) {
  const sent: OutgoingEmail[] = [];
  const send = async (it: OutgoingEmail) => {
    sent.push(it);
    await answer(it);
  };
  return { sent, send, close: async () => {} };
}

describe.each(ENGINES)('the mail queue on %s', (engine) => {
  const services = useServices({ engine });
  beforeEach(() => services().database.empty());

  const rows = () => services().db.select().from(schema.mailQueue);
  const deliver = (mailer: ReturnType<typeof makeMailer>) => deliverMail({ services: { ...services(), mailer } });

  test('a letter leaves once, and its codes are not kept', async () => {
    await enqueueEmail({ db: services().db, email });
    const mailer = makeMailer();
    expect(await deliver(mailer)).toBe(1);
    expect(await deliver(mailer)).toBe(0);
    expect(mailer.sent).toMatchObject([email]);
    expect(await rows()).toMatchObject([{ text: '', html: '', sentAt: services().now(), lastError: null }]);
  });

  test('a transaction that fails leaves no letter', async () => {
    const failing = services().db.transaction(async (tx) => {
      await enqueueEmail({ db: tx, email });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  test('two letters with one dedupe key are one', async () => {
    await enqueueEmail({ db: services().db, email, dedupeKey: 'welcome 1' });
    await enqueueEmail({ db: services().db, email, dedupeKey: 'welcome 1' });
    await enqueueEmail({ db: services().db, email });
    await enqueueEmail({ db: services().db, email });
    expect(await rows()).toHaveLength(3);
  });

  test('a letter for later waits', async () => {
    const { clock, db } = services();
    await enqueueEmail({ db, email, sendAfter: new Date(clock.now().getTime() + 60_000) });
    const mailer = makeMailer();
    expect(await deliver(mailer)).toBe(0);
    clock.advance(60_000);
    expect(await deliver(mailer)).toBe(1);
  });

  test('a failure is kept, waits longer each time, and keeps its id', async () => {
    const { clock, db } = services();
    await enqueueEmail({ db, email });
    let down = true;
    const mailer = makeMailer(() => {
      if (down) throw new Error('mail.example refused jo@example.com');
    });
    expect(await deliver(mailer)).toBe(0);
    expect(await rows()).toMatchObject([{ attempts: 1, lastError: 'mail.example refused [e-mail]', sentAt: null }]);
    expect(await deliver(mailer)).toBe(0);
    expect(mailer.sent).toHaveLength(1);
    clock.advance(backOff(1));
    await deliver(mailer);
    clock.advance(backOff(1));
    await deliver(mailer);
    expect(mailer.sent).toHaveLength(2);
    down = false;
    clock.advance(backOff(2));
    expect(await deliver(mailer)).toBe(1);
    expect(new Set(mailer.sent.map(({ id }) => id)).size).toBe(1);
  });

  test('is given up after the last try, with the error kept', async () => {
    const { clock, db } = services();
    await enqueueEmail({ db, email });
    const mailer = makeMailer(() => {
      throw new Error('still down');
    });
    for (let tries = 1; tries <= MAX_TRIES + 3; tries += 1) {
      await deliver(mailer);
      clock.advance(backOff(tries));
    }
    expect(mailer.sent).toHaveLength(MAX_TRIES);
    expect(await rows()).toMatchObject([{ attempts: MAX_TRIES, lastError: 'still down', sentAt: null }]);
  });

  test('a refusal for good is not tried again', async () => {
    const { clock, db } = services();
    await enqueueEmail({ db, email });
    const mailer = makeMailer(() => {
      throw new UndeliverableError('no such mailbox');
    });
    await deliver(mailer);
    clock.advance(48 * 3_600_000);
    await deliver(mailer);
    expect(mailer.sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ lastError: 'no such mailbox' }]);
  });

  test('one bad letter does not hold up the others', async () => {
    for (const to of ['a@example.com', 'bad@example.com', 'c@example.com'])
      await enqueueEmail({ db: services().db, email: { ...email, to } });
    const mailer = makeMailer((it) => {
      if (it.to.startsWith('bad')) throw new Error('no');
    });
    expect(await deliver(mailer)).toBe(2);
  });

  test('two processes never send the same letter at the same time', async () => {
    for (let n = 0; n < 30; n += 1) await enqueueEmail({ db: services().db, email: { ...email, subject: `No. ${n}` } });
    const mailer = makeMailer();
    const counts = await Promise.all([deliver(mailer), deliver(mailer), deliver(mailer)]);
    expect(counts.reduce((a, b) => a + b)).toBe(30);
    expect(new Set(mailer.sent.map(({ id }) => id)).size).toBe(30);
    expect(mailer.sent).toHaveLength(30);
  });

  test('a letter whose process died is tried again, with the same id', async () => {
    const { clock, db } = services();
    await enqueueEmail({ db, email });
    const never = makeMailer(() => new Promise(() => {}));
    void deliver(never);
    await expect.poll(() => never.sent.length).toBe(1);
    const mailer = makeMailer();
    expect(await deliver(mailer)).toBe(0);
    clock.advance(5 * 60_000);
    expect(await deliver(mailer)).toBe(1);
    expect(mailer.sent[0]?.id).toBe(never.sent[0]?.id);
  });

  test('a nudge sends at once, and a nudge during a round asks for another', async () => {
    const { db } = services();
    await enqueueEmail({ db, email });
    const mailer = makeMailer(async () => {
      if (mailer.sent.length > 1) return;
      await enqueueEmail({ db, email });
      void kickMail({ services: base });
    });
    const base = { ...services(), mailer };
    await kickMail({ services: base });
    expect(mailer.sent).toHaveLength(2);
  });

  test('a nudge never rejects: the failure is reported', async () => {
    const broken = { ...services(), db: {} as never };
    await kickMail({ services: broken });
    expect(services().errors.at(-1)).toBeInstanceOf(TypeError);
  });

  test('letters are forgotten after a month', async () => {
    const { clock, db, now } = services();
    await enqueueEmail({ db, email });
    await db.update(schema.mailQueue).set({ createdAt: now() }).where(eq(schema.mailQueue.to, email.to));
    expect(await purgeMail({ services: services() })).toBe(0);
    clock.advance(31 * 24 * 3_600_000);
    expect(await purgeMail({ services: services() })).toBe(1);
  });
});
