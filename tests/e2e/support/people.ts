import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { hashPassword, issueSignInToken } from '#features/accounts/server/index.ts';
import { openServices } from '#app/boot.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { newId } from '#platform/ids.ts';
import { test as base, expect } from './page.ts';

export type Account = { readonly id: string; readonly email: string; readonly password: string };

type WorkerFixtures = {
  /** The running server's own services: accounts and tokens are made without walking the pages that make them. */
  services: Services;
};

/** The page test, beside the server's services. */
export const test = base.extend<object, WorkerFixtures>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern.
    async ({}, use) => {
      const { E2E_DATA_DIR: dataDir, E2E_PORT: port } = process.env;
      const { services, stop } = await openServices({
        ...process.env,
        DATA_DIR: dataDir,
        PORT: port,
        SITE_URL: `http://localhost:${port}`,
      });
      await use(services);
      await stop();
    },
    { scope: 'worker' },
  ],
});
export { expect };

/** An address nobody had before. */
export const newEmail = (name = 'maria'): string => `${name}-${randomUUID().slice(0, 8)}@example.com`;

const PASSWORD = 'a long pass phrase 9';
let hashed: Promise<string> | undefined;

/** Somebody with a confirmed address and a password. */
export async function makeAccount(services: Services, fullName = 'Maria Gonzalez'): Promise<Account> {
  hashed ??= hashPassword(PASSWORD);
  const account = { id: newId(), email: newEmail(), password: PASSWORD };
  const { id, email } = account;
  const passwordHash = await hashed;
  await services.db.insert(schema.users).values({ id, email, fullName, passwordHash, emailVerifiedAt: new Date() });
  return account;
}

/** Signs a browser in with a single-use token, without the sign-in page. */
export async function signIn(context: BrowserContext, services: Services, { email }: Pick<Account, 'email'>) {
  const token = await issueSignInToken({ services, email });
  const answer = await context.request.post('/stickers/auth/link', {
    form: { ...token, callbackUrl: '/terms' },
    headers: { origin: `http://localhost:${process.env.E2E_PORT}` },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}
