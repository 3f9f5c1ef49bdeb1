import type { Config } from '../config/config.ts';
import type { Texter } from './index.ts';
import { outboxTexter } from './outbox.ts';
import { twilioTexter } from './twilio.ts';

/** Twilio when it is configured, else the outbox folder. */
export function openTexter(config: Pick<Config, 'twilio' | 'dataDir' | 'siteUrl'>): Texter {
  return config.twilio === null
    ? outboxTexter(config)
    : twilioTexter({ twilio: config.twilio, siteUrl: config.siteUrl });
}
