import type { Config } from '../config/config.ts';
import { outboxIsShown } from '../mail/index.ts';

/**
 * Whether texts can be chosen: with a provider, or where the outbox page shows them. Anywhere else a file in a folder
 * reaches nobody.
 */
export const smsIsOffered = (config: Pick<Config, 'twilio' | 'smtpUrl' | 'host' | 'siteUrl'>): boolean =>
  config.twilio !== null || outboxIsShown(config);
