import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningProduct, startProduct } from '../../support/product.ts';

/** Starts may wait for a slow machine: the database is made, and the demo market where it is asked for. */
export const START_MS = 300_000;

export type OwnProduct = {
  readonly url: string;
  readonly folder: string;
  output(): string;
  /** Starts it anew over what it has, with other settings. */
  restart(env: Record<string, string>): Promise<void>;
  end(): Promise<void>;
};

/** A server of a story's own beside the one of all stories, empty unless `env` asks for the demo market. */
export async function openOwnProduct(env: Record<string, string> = {}): Promise<OwnProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'curbtag-e2e-own-'));
  const start = (settings: Record<string, string>) =>
    startProduct(join(folder, 'data'), { SEED_DEMO: '0', ACCESS_LOG: 'none', ...settings });
  let running: RunningProduct = await start(env);
  return {
    get url() {
      return running.url;
    },
    folder,
    output: () => running.output(),
    async restart(settings) {
      await running.stop();
      running = await start(settings);
    },
    async end() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
