import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'docs/how-to';
const pages = readdirSync(FOLDER);
const textOf = (page: string) => readFileSync(join(FOLDER, page), 'utf8');

test.each(pages)('%s names files that are there', (page) => {
  const named = [...textOf(page).matchAll(/`((?:src|tests|scripts)\/[^`‹]+)`/g)].map(([, path = '']) => path);
  const linked = [...textOf(page).matchAll(/\]\(([^)#]+\.md)\)/g)].map(([, path = '']) => join(FOLDER, path));
  expect([...named, ...linked].filter((path) => !existsSync(path))).toEqual([]);
});

test('the overview leads to each of them', () => {
  const overview = textOf('README.md');
  for (const page of pages) if (page !== 'README.md') expect(overview).toContain(`(${page})`);
});
