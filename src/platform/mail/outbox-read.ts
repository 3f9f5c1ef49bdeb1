import { readdir, readFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { writeDurably } from '../write-durably.ts';
import type { Mailer, OutgoingEmail } from './index.ts';
import { toMessage } from './message.ts';

const outboxFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox');

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

const emailSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  calendar: z.object({ method: z.enum(['PUBLISH', 'REQUEST', 'CANCEL']), content: z.string() }).nullish(),
});
export type OutboxEmail = z.infer<typeof emailSchema>;

const SHOWN = 200;

/** The newest letters first; ids begin with the time. */
export async function listOutbox(config: Pick<Config, 'dataDir'>): Promise<OutboxEmail[]> {
  const names = await readdir(outboxFolder(config)).catch(() => [] as string[]);
  const newest = names
    .filter((name) => /^[0-9a-f-]{36}\.json$/.test(name))
    .sort()
    .reverse()
    .slice(0, SHOWN);
  const emails = await Promise.all(newest.map((name) => readOutboxEmail(config, name.replace('.json', ''))));
  return emails.filter((email) => email !== null);
}

/** One letter; null when there is none with this id. */
export async function readOutboxEmail(config: Pick<Config, 'dataDir'>, id: string): Promise<OutboxEmail | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const text = await readFile(join(outboxFolder(config), `${id}.json`), 'utf8').catch(() => null);
  return text === null ? null : emailSchema.parse(JSON.parse(text));
}
