import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readOrMakeSecret } from '#platform/config/secret.ts';

it('the secret is made once, long, and readable by its owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'curbtag-secret-'));
  const secret = readOrMakeSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(readOrMakeSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['auth-secret']);
  expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});
