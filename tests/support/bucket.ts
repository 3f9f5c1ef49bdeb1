import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

type Server = { run(): Promise<{ port: number }>; close(): Promise<void> };
type ServerClass = new (options: Record<string, unknown>) => Server;

/** An S3-compatible server of this file's own, over real HTTP with real signatures. Gives a `STORAGE_URL`. */
export function useBucket(): () => string {
  const S3rver = createRequire(import.meta.url)('s3rver') as ServerClass;
  const directory = mkdtempSync(join(tmpdir(), 'curbtag-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'curbtag' }],
  });
  let port = 0;
  beforeAll(async () => {
    port = (await server.run()).port;
  });
  afterAll(async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  return () => `s3://S3RVER:S3RVER@127.0.0.1:${port}/curbtag?path_style=1`;
}
