import type { Config } from '../config/config.ts';
import type { Mailer } from './index.ts';
import { outboxMailer } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

/** SMTP when `SMTP_URL` is set, else the outbox folder. */
export function openMailer(config: Pick<Config, 'smtpUrl' | 'dataDir' | 'mailFrom' | 'siteUrl'>): Mailer {
  return config.smtpUrl === null ? outboxMailer(config) : smtpMailer({ ...config, smtpUrl: config.smtpUrl });
}
