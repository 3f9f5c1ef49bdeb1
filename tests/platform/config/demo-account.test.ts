import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { verifyPassword } from '#features/accounts/server/index.ts';
import type { Config } from '#platform/config/config.ts';
import * as schema from '#features/schema.ts';
import { DEMO_ACCOUNT, guardDemoAccount, writeMarket } from '#app/demo/index.ts';
import { useServices } from '../../support/services.ts';

describe('the demo account of a site that others can reach', () => {
  const services = useServices({ config: { seedDemo: true } });
  const open = { host: '0.0.0.0', siteUrl: 'https://curbtag.example' };
  const withConfig = (config: Partial<Config>) => ({ ...services(), config: { ...services().config, ...config } });
  const hashOf = async () => {
    const { users } = schema;
    const [row] = await services().db.select().from(users).where(eq(users.email, DEMO_ACCOUNT.email));
    return row?.passwordHash ?? null;
  };

  it('opens with the printed password on this machine alone, and a later public start refuses', async () => {
    await writeMarket(services(), { to: 1 });
    await guardDemoAccount({ services: services() });
    expect(await verifyPassword(await hashOf(), DEMO_ACCOUNT.password)).toBe(true);
    await expect(guardDemoAccount({ services: withConfig(open) })).rejects.toThrow(/Set DEMO_PASSWORD/);
  });

  it('takes the password of the settings instead', async () => {
    await guardDemoAccount({ services: withConfig({ ...open, demoPassword: 'only for our visitors' }) });
    expect(await verifyPassword(await hashOf(), DEMO_ACCOUNT.password)).toBe(false);
    expect(await verifyPassword(await hashOf(), 'only for our visitors')).toBe(true);
    await guardDemoAccount({ services: withConfig(open) });
  });

  it('is made without a password where none is set', async () => {
    await services().db.execute(sql`truncate listings, users cascade`);
    await writeMarket(withConfig(open), { to: 1 });
    expect(await hashOf()).toBeNull();
  });
});
