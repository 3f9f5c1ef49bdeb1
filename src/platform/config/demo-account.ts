import type { Config } from './config.ts';
import { isLoopbackOnly } from './loopback.ts';

/** The one demo account that people can sign in to. The README prints both. */
export const DEMO_ACCOUNT = {
  email: 'demo@example.com',
  password: 'try-curbtag-2026',
  fullName: 'Dana Whitfield',
} as const;

/** What opens the demo account: the printed password only where nobody else can come. Null: nothing does. */
export const demoPassword = (config: Pick<Config, 'demoPassword' | 'host' | 'siteUrl'>): string | null =>
  config.demoPassword ?? (isLoopbackOnly(config) ? DEMO_ACCOUNT.password : null);
