import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findUnlocked, type Lock } from '../scripts/checks/lock.ts';

test('the lock file names every platform’s build of optional packages, or npm ci refuses it (npm run lock:complete)', () => {
  const missing = findUnlocked(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock).map(({ name }) => name);
  expect(missing).toEqual([]);
});
