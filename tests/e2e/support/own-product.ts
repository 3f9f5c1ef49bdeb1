import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../support/product.ts';

/** Starts may wait for a slow machine: the database is made, and the demo market where it is asked for. */
export const START_MS = 300_000;

export type OwnProduct = {
  readonly url: string;
  /** Holds its data folder, `data`. */
  readonly folder: string;
  end(): Promise<void>;
};

/** A server of a story's own beside the one of all stories, empty unless `env` asks for the demo market. */
export async function openOwnProduct(env: Record<string, string> = {}): Promise<OwnProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'curbtag-e2e-own-'));
  const { url, stop } = await startProduct(join(folder, 'data'), { SEED_DEMO: '0', ACCESS_LOG: 'none', ...env });
  const end = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, folder, end };
}
