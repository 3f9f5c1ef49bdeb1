import type { Config } from '../config/config.ts';
import type { Texter } from './index.ts';
import { outboxTexter } from './outbox-read.ts';
import { twilioTexter } from './twilio.ts';
import { outboxIsShown } from '../mail/index.ts';

/**
 * Whether texts can be chosen: with a provider, or where the outbox page shows them. Anywhere else a file in a folder
 * reaches nobody.
 */
export const smsIsOffered = (config: Pick<Config, 'twilio' | 'mailUrl' | 'host' | 'siteUrl'>): boolean =>
  config.twilio !== null || outboxIsShown(config);

/** Twilio when it is configured, else the outbox folder. */
export function openTexter(config: Pick<Config, 'twilio' | 'dataDir' | 'siteUrl'>): Texter {
  return config.twilio === null
    ? outboxTexter(config)
    : twilioTexter({ twilio: config.twilio, siteUrl: config.siteUrl });
}
