import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  findSession,
  issueSignInToken,
  requestEmailCode,
  requestEmailLink,
  requestPasswordReset,
  resetPassword,
  signInWithCode,
  signInWithIdentity,
  signInWithLink,
  signInWithPassword,
  signInWithToken,
  signUp,
} from '#features/accounts/server/index.ts';
import * as schema from '#features/schema.ts';
import { hashSecret } from '#platform/ids.ts';
import { ENGINES } from '../../../support/database.ts';
import { type TestServices, useServices } from '../../../support/services.ts';
import {
  codeFor,
  countUsers,
  freshAddress,
  insertListing,
  emailsTo,
  emailTo,
  linkFor,
  mailer,
  NETWORK,
  PASSWORD,
  readListing,
  visitor,
  wrong,
} from './support.ts';

const MINUTE = 60_000;
const KEY = 'a-draft-key-of-enough-letters';

const profile = (email: string, password: string | null = PASSWORD) => ({
  email,
  password,
  fullName: 'Jo Smith',
  type: 'SELLER' as const,
  country: 'US',
  language: 'en',
  sessionKey: null,
  network: NETWORK,
});

async function register(services: TestServices, email = freshAddress(), network = email) {
  const ctx = visitor(services);
  const { ticket } = await signUp({ ctx, input: { ...profile(email), network } });
  const signedIn = await signInWithCode({ ctx, input: { email, code: await codeFor(services, email), ticket } });
  return { ...signedIn, email };
}

async function askForCode(services: TestServices, email: string) {
  const { ticket } = await requestEmailCode({ ctx: visitor(services), input: { email, network: email } });
  return { ticket, code: await codeFor(services, email) };
}

const unauthenticated = expect.objectContaining({ kind: 'unauthenticated' });

describe.each(ENGINES)('signing up on %s', (engine) => {
  const services = useServices({ engine, mailer });

  test('there is no account before the address is proven, and one with everything said afterwards', async () => {
    const email = freshAddress();
    const ctx = visitor(services());
    const { ticket } = await signUp({ ctx, input: profile(email) });
    expect(await countUsers(services(), email)).toBe(0);
    const signedIn = await signInWithCode({ ctx, input: { email, code: await codeFor(services(), email), ticket } });
    expect(signedIn.outcome).toBe('created');
    expect(signedIn.user).toMatchObject({ email, fullName: 'Jo Smith', type: 'SELLER', country: 'US', language: 'en' });
    expect(signedIn.user.emailVerifiedAt).toEqual(services().now());
    expect(await signInWithPassword({ ctx, input: { email, password: PASSWORD, network: email } })).toMatchObject({
      outcome: 'existing',
    });
  });

  test('a known address gets the same answer, and the code in its letter opens the old account unchanged', async () => {
    const { email, user } = await register(services());
    const ctx = visitor(services());
    const answer = await signUp({ ctx, input: { ...profile(email, 'another password'), network: 'elsewhere' } });
    expect(Object.keys(answer)).toEqual(['ticket']);
    const mail = await emailTo(services(), email);
    expect(mail.text).toContain('You already have an account');
    const signedIn = await signInWithCode({ ctx, input: { email, code: await codeFor(services(), email), ...answer } });
    expect(signedIn).toMatchObject({ outcome: 'existing', user: { id: user.id } });
    await expect(
      signInWithPassword({ ctx, input: { email, password: 'another password', network: 'a' } }),
    ).rejects.toEqual(unauthenticated);
  });

  test('two sign-ups at once with one address make one account', async () => {
    const email = freshAddress();
    const ctx = visitor(services());
    const [first, second] = await Promise.all([
      signUp({ ctx, input: { ...profile(email), network: 'one' } }),
      signUp({ ctx, input: { ...profile(email), network: 'two' } }),
    ]);
    const emails = await emailsTo(services(), email);
    const codes = emails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '');
    const tries = [first, second].flatMap(({ ticket }) =>
      codes.map((code) => signInWithCode({ ctx, input: { email, code, ticket } })),
    );
    const done = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(2);
    expect(await countUsers(services(), email)).toBe(1);
  });

  test('a password chosen in a browser that cannot be told from a stranger’s is dropped', async () => {
    const email = freshAddress();
    const ctx = visitor(services());
    await signUp({ ctx, input: profile(email) });
    const { user } = await signInWithCode({
      ctx,
      input: { email, code: await codeFor(services(), email), ticket: null },
    });
    expect(user.passwordHash).toBeNull();
  });

  test('the draft of the browser, and the one named at sign-up, become the new person’s, and no other', async () => {
    const email = freshAddress();
    const mine = await insertListing(services(), { sessionKeyHash: hashSecret(KEY) });
    const named = await insertListing(services(), { sessionKeyHash: hashSecret('the-other-key-of-this-person') });
    const foreign = await insertListing(services(), { sessionKeyHash: hashSecret('somebody-elses-draft-key') });
    const input = { ...profile(email), sessionKey: 'the-other-key-of-this-person' };
    const { ticket } = await signUp({ ctx: visitor(services()), input });
    const ctx = visitor(services(), KEY);
    const { user } = await signInWithCode({ ctx, input: { email, code: await codeFor(services(), email), ticket } });
    expect(await readListing(services(), mine)).toMatchObject({ ownerId: user.id, sessionKeyHash: null });
    expect(await readListing(services(), named)).toMatchObject({ ownerId: user.id, sessionKeyHash: null });
    expect(await readListing(services(), foreign)).toMatchObject({ ownerId: null });
  });
});

describe.each(ENGINES)('mailed codes on %s', (engine) => {
  const services = useServices({ engine, mailer });

  test('a code tried twice at once signs in once', async () => {
    const email = freshAddress();
    const { ticket, code } = await askForCode(services(), email);
    const once = () => signInWithCode({ ctx: visitor(services()), input: { email, code, ticket } });
    const outcomes = await Promise.allSettled([once(), once(), once()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('blanks in a typed code do not matter', async () => {
    const email = freshAddress();
    const { ticket, code } = await askForCode(services(), email);
    const spaced = ` ${code.slice(0, 3)} ${code.slice(3)}`;
    const signedIn = await signInWithCode({ ctx: visitor(services()), input: { email, code: spaced, ticket } });
    expect(signedIn.user.email).toBe(email);
  });

  test('after five wrong tries even the right code is refused', async () => {
    const email = freshAddress();
    const { ticket, code } = await askForCode(services(), email);
    const attempt = (typed: string) =>
      signInWithCode({ ctx: visitor(services()), input: { email, code: typed, ticket } });
    for (let i = 0; i < 5; i += 1) await expect(attempt(wrong(code))).rejects.toEqual(unauthenticated);
    await expect(attempt(code)).rejects.toEqual(unauthenticated);
  });

  test('strangers who guess, with tickets of their own or none, do not use up the owner’s code', async () => {
    const email = freshAddress();
    const { ticket, code } = await askForCode(services(), email);
    const guess = (guessed: string | null) =>
      signInWithCode({ ctx: visitor(services()), input: { email, code: wrong(code), ticket: guessed } });
    const theirs = await requestEmailCode({ ctx: visitor(services()), input: { email, network: 'far away' } });
    const guesses = [...Array(6).fill(theirs.ticket), ...Array(12).fill(null)].map(guess);
    expect((await Promise.allSettled(guesses)).every(({ status }) => status === 'rejected')).toBe(true);
    const signedIn = await signInWithCode({ ctx: visitor(services()), input: { email, code, ticket } });
    expect(signedIn.user.email).toBe(email);
  });

  test('a code of one address does not open another', async () => {
    const email = freshAddress();
    const { ticket, code } = await askForCode(services(), email);
    const input = { email: freshAddress(), code, ticket };
    await expect(signInWithCode({ ctx: visitor(services()), input })).rejects.toEqual(unauthenticated);
  });

  test('a code older than ten minutes is refused', async () => {
    const email = freshAddress();
    const { ticket, code } = await askForCode(services(), email);
    services().clock.advance(10 * MINUTE + 1);
    await expect(signInWithCode({ ctx: visitor(services()), input: { email, code, ticket } })).rejects.toEqual(
      unauthenticated,
    );
  });

  test('one network gets five codes for an address, another network still gets its own', async () => {
    const email = freshAddress();
    const ask = (network: string) => requestEmailCode({ ctx: visitor(services()), input: { email, network } });
    for (let i = 0; i < 5; i += 1) await ask('bad');
    await expect(ask('bad')).rejects.toMatchObject({ kind: 'too-many' });
    await expect(ask('good')).resolves.toHaveProperty('ticket');
  });

  test('the table holds no code', async () => {
    const email = freshAddress();
    const { code } = await askForCode(services(), email);
    const rows = await services().db.select().from(schema.proofs).where(eq(schema.proofs.email, email));
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    expect(rows.some(({ secretHash }) => secretHash === hashSecret(code))).toBe(false);
  });
});

describe.each(ENGINES)('links and tokens on %s', (engine) => {
  const services = useServices({ engine, mailer });

  test('a link signs in once and remembers where to go', async () => {
    const email = freshAddress();
    await requestEmailLink({ ctx: visitor(services()), input: { email, network: email, next: '/my/list' } });
    const link = await linkFor(services(), email);
    expect(link.pathname).toBe('/stickers/auth/link');
    expect(link.searchParams.get('callbackUrl')).toBe('/my/list');
    const input = { token: link.searchParams.get('token') ?? '' };
    expect((await signInWithLink({ ctx: visitor(services()), input })).user.email).toBe(email);
    await expect(signInWithLink({ ctx: visitor(services()), input })).rejects.toEqual(unauthenticated);
  });

  test('a sign-in token is bound to its username, works once and for 15 minutes', async () => {
    const email = freshAddress();
    const use = (token: string, username = email) =>
      signInWithToken({ ctx: visitor(services()), input: { email: username, token, network: email } });
    const { token } = await issueSignInToken({ services: services(), email });
    await expect(use(token, freshAddress())).rejects.toEqual(unauthenticated);
    const outcomes = await Promise.allSettled([use(token), use(token)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const late = await issueSignInToken({ services: services(), email });
    services().clock.advance(15 * MINUTE + 1);
    await expect(use(late.token)).rejects.toEqual(unauthenticated);
  });

  test('one kind of secret is not taken for another', async () => {
    const email = freshAddress();
    const { token } = await issueSignInToken({ services: services(), email });
    await expect(signInWithLink({ ctx: visitor(services()), input: { token } })).rejects.toEqual(unauthenticated);
    await expect(resetPassword({ ctx: visitor(services()), input: { token, password: PASSWORD } })).rejects.toEqual(
      unauthenticated,
    );
  });
});

describe.each(ENGINES)('passwords on %s', (engine) => {
  const services = useServices({ engine, mailer });

  test('a wrong password, an unknown address and an account without a password are told the same', async () => {
    const { email } = await register(services());
    const without = freshAddress();
    const { ticket, code } = await askForCode(services(), without);
    await signInWithCode({ ctx: visitor(services()), input: { email: without, code, ticket } });
    const said = await Promise.all(
      [email, without, freshAddress()].map((address) =>
        signInWithPassword({
          ctx: visitor(services()),
          input: { email: address, password: 'not it', network: address },
        }).catch((error: Error) => error.message),
      ),
    );
    expect(new Set(said).size).toBe(1);
  });

  test('a network that guesses at one address is stopped; its owner elsewhere is not', async () => {
    const { email } = await register(services());
    const attempt = (password: string, network: string) =>
      signInWithPassword({ ctx: visitor(services()), input: { email, password, network } });
    for (let i = 0; i < 10; i += 1) await expect(attempt('guess', 'bad net')).rejects.toEqual(unauthenticated);
    await expect(attempt(PASSWORD, 'bad net')).rejects.toMatchObject({ kind: 'too-many' });
    await expect(attempt(PASSWORD, 'home')).resolves.toMatchObject({ outcome: 'existing' });
  });

  test('a new password signs the other devices out, this one in, and tells the owner', async () => {
    const { email, session } = await register(services());
    await requestPasswordReset({ ctx: visitor(services()), input: { email, network: 'x' } });
    const token = (await linkFor(services(), email)).searchParams.get('token') ?? '';
    const done = await resetPassword({ ctx: visitor(services()), input: { token, password: 'four short palms' } });
    expect(await findSession(services(), session.accessToken)).toBeNull();
    expect(await findSession(services(), done.session.accessToken)).toMatchObject({ userId: done.user.id });
    expect((await emailTo(services(), email)).subject).toContain('password was changed');
    const ctx = visitor(services());
    await expect(signInWithPassword({ ctx, input: { email, password: PASSWORD, network: 'y' } })).rejects.toEqual(
      unauthenticated,
    );
    await signInWithPassword({ ctx, input: { email, password: 'four short palms', network: 'y' } });
    await expect(resetPassword({ ctx, input: { token, password: PASSWORD } })).rejects.toEqual(unauthenticated);
  });

  test('asking for a new password for an unknown address answers the same and makes nothing', async () => {
    const email = freshAddress();
    await requestPasswordReset({ ctx: visitor(services()), input: { email, network: 'x' } });
    expect((await emailTo(services(), email)).text).not.toContain('token=');
    expect(await countUsers(services(), email)).toBe(0);
  });
});

describe.each(ENGINES)('outside identities on %s', (engine) => {
  const services = useServices({ engine, mailer });
  const identity = (email: string | null, emailVerified = true) => ({
    provider: 'corner',
    subject: `subject of ${email ?? 'nobody'}`,
    email,
    emailVerified,
    fullName: 'Jo',
  });
  const arrive = (who: ReturnType<typeof identity>) =>
    signInWithIdentity({ ctx: visitor(services()), input: { identity: who } });

  test('an address checked on both sides joins the account; the next visit finds it by subject', async () => {
    const { email, user } = await register(services());
    expect(await arrive(identity(email))).toMatchObject({ kind: 'signed-in', signedIn: { user: { id: user.id } } });
    const later = { ...identity(email), email: freshAddress() };
    expect(await arrive(later)).toMatchObject({ kind: 'signed-in', signedIn: { user: { id: user.id } } });
  });

  test('an address the provider has not checked opens nothing and makes nothing', async () => {
    const { email } = await register(services());
    expect(await arrive(identity(email, false))).toEqual({ kind: 'unverified' });
    expect(await arrive(identity(null))).toEqual({ kind: 'unverified' });
  });

  test('an account whose address was never proven here is not joined', async () => {
    const email = freshAddress();
    await services().db.insert(schema.users).values({ id: crypto.randomUUID(), email });
    expect(await arrive(identity(email))).toEqual({ kind: 'not-linked' });
  });
});
