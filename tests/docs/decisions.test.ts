import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'docs/decisions';
const pages = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .sort();
const textOf = (page: string) => readFileSync(join(FOLDER, page), 'utf8');

test('decisions are numbered without a gap', () => {
  const numbers = pages.map((page) => /^(\d{4})-[a-z0-9-]+\.md$/.exec(page)?.[1] ?? page);
  expect(numbers).toEqual(pages.map((_, at) => String(at + 1).padStart(4, '0')));
});

test.each(pages)('%s has a status, a date, and names files that are there', (page) => {
  const text = textOf(page);
  expect(text).toMatch(/^# .+\n\n(Accepted|Replaced by \[\d{4}\]\(\S+\)), \d{4}-\d\d-\d\d\.\n/);
  const named = [...text.matchAll(/`((?:src|tests|scripts)\/[^`‹*{ ]+\.[a-z]+)`/g)].map(([, path = '']) => path);
  const linked = [...text.matchAll(/\]\(([^):#]+\.md)\)/g)].map(([, path = '']) => join(FOLDER, path));
  expect([...named, ...linked].filter((path) => !existsSync(path))).toEqual([]);
});

test('the overview leads to each of them', () => {
  const overview = textOf('README.md');
  for (const page of pages) expect(overview).toContain(`(${page})`);
});
