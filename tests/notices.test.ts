import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findPackages, type Lock, writeNotices } from '../scripts/checks/notices.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const notices = readFileSync('public/third-party-notices.txt', 'utf8');
const listed = new Set(notices.split('\n'));

test('the notices name every production dependency with its version and license (npm run notices)', () => {
  const packages = findPackages(lock, []);
  expect(packages.length).toBeGreaterThan(100);
  const missing = packages.filter(
    ({ name, version }) => ![...listed].some((line) => line.startsWith(`${name} ${version} (`)),
  );
  expect(missing.map(({ name, version }) => `${name} ${version}`)).toEqual([]);
});

test('what the build contains is named as well, though production does not install it', () => {
  for (const name of ['astro', 'maplibre-gl', 'nanostores', 'tailwindcss'])
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(\\S`, 'm'));
});

test('a text that packages share stands there once, under all their names', () => {
  const shared = { version: '1.0.0', license: 'MIT', folder: '', text: 'Do as you like.' };
  const written = writeNotices([
    { ...shared, name: 'a' },
    { ...shared, name: 'b' },
  ]);
  expect(written.split('Do as you like.')).toHaveLength(2);
  expect(written).toContain('a 1.0.0, b 1.0.0\n');
});
