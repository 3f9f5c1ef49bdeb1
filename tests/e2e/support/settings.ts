import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A free port and a fresh data folder. The runner and each of its workers read the configuration anew, so the first to
 * come decides and leaves word in the environment; it also cleans up.
 */
export function startingSettings(): { port: number; dataDir: string } {
  process.env.E2E_PORT ??= freePort();
  process.env.E2E_DATA_DIR ??= freshFolder();
  return { port: Number(process.env.E2E_PORT), dataDir: process.env.E2E_DATA_DIR };
}

const ASK = `const s = require('node:net').createServer().listen(0, 'localhost', () => {
  console.log(s.address().port);
  s.close();
});`;

const freePort = (): string => execFileSync(process.execPath, ['-e', ASK], { encoding: 'utf8' }).trim();

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'curbtag-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
