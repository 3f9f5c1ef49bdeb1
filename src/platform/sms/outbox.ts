import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { writeDurably } from '../write-durably.ts';
import type { Texter } from './index.ts';

export const textsFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'outbox', 'texts');

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
