import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A secret of this installation: made once, readable by this user only. Several processes may start at once. */
export function readOrMakeSecret(dataDir: string, name = 'auth-secret'): string {
  const path = join(dataDir, name);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    writeFileSync(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600 });
  }
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
}
