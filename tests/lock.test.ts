import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string> }> };

test('the lock file names every platform’s build of optional packages, or npm ci refuses it (npm run lock:complete)', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const isLocked = (path: string, name: string): boolean => {
    if (packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true;
    return path !== '' && isLocked(path.split('/node_modules/').slice(0, -1).join('/node_modules/'), name);
  };
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  );
  expect(missing).toEqual([]);
});
