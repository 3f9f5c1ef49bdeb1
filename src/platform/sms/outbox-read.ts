import { readdir, readFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { writeDurably } from '../write-durably.ts';
import type { Texter } from './index.ts';

const textsFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox', 'texts');

/** Texts as files, for an installation without a provider. A second try overwrites the first. */
export function outboxTexter(config: Pick<Config, 'dataDir'>, now = () => new Date()): Texter {
  const folder = textsFolder(config);
  return {
    async send({ id, to, body }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const record = { id, at: now().toISOString(), to, body };
      await writeDurably(folder, `${id}.json`, JSON.stringify(record, null, 2));
    },
    close: async () => {},
  };
}

const textSchema = z.object({ id: z.uuid(), at: z.iso.datetime(), to: z.string(), body: z.string() });
type OutboxText = z.infer<typeof textSchema>;

const SHOWN = 200;

/** The newest texts first; ids begin with the time. */
export async function listTexts(config: Pick<Config, 'dataDir'>): Promise<OutboxText[]> {
  const folder = textsFolder(config);
  const names = await readdir(folder).catch(() => [] as string[]);
  const newest = names
    .filter((name) => /^[0-9a-f-]{36}\.json$/.test(name))
    .sort()
    .reverse()
    .slice(0, SHOWN);
  return Promise.all(
    newest.map(async (name) => textSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
  );
}
