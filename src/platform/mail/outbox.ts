import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { writeDurably } from '../write-durably.ts';
import type { Mailer, OutgoingEmail } from './index.ts';
import { toMessage } from './message.ts';

export const outboxFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox');

/**
 * Letters as files, for an installation without SMTP: `.eml` opens in any mail program, `.json` is what the outbox page
 * reads. A letter is there when its `.json` is, complete and on the disk. A second try overwrites the first.
 */
export function outboxMailer(config: Pick<Config, 'dataDir' | 'mailFrom' | 'siteUrl'>, now = () => new Date()): Mailer {
  const folder = outboxFolder(config);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const sender = { from: config.mailFrom, host: new URL(config.siteUrl).hostname };
  return {
    async send(email) {
      const message = toMessage(email, sender);
      const { message: eml } = await composer.sendMail(message);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeDurably(folder, `${email.id}.eml`, eml as Buffer);
      await writeDurably(folder, `${email.id}.json`, JSON.stringify(record(email, now()), null, 2));
    },
    close: async () => composer.close(),
  };
}

const record = ({ id, to, subject, text, html, calendar = null }: OutgoingEmail, at: Date) => ({
  id,
  at: at.toISOString(),
  to,
  subject,
  text,
  html,
  calendar,
});
