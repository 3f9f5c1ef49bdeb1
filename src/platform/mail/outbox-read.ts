import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { outboxFolder } from './outbox.ts';

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
