import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const subjects = readdirSync('src/features', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test.each(subjects)(
  '%s says what it is, how it is entered and what must hold, and names files that are there',
  (subject) => {
    const text = readFileSync(`src/features/${subject}/README.md`, 'utf8');
    expect(text).toMatch(/^# .+\n\n[\s\S]+\*\*Entered by\*\*[\s\S]+\*\*Must hold\*\*\n- /);
    expect(text.split('\n').length).toBeLessThan(30);
    const named = [...text.matchAll(/`([\w-]+(?:\/[\w.-]+)+\/?)`/g)].map(([, path = '']) => path);
    const inside = (path: string) => existsSync(path) || existsSync(`src/features/${subject}/${path}`);
    expect(named.filter((path) => !inside(path))).toEqual([]);
    const files = readdirSync(`src/features/${subject}`, { recursive: true }).map(String);
    const doors = files.filter((path) => /^server\/([\w-]+\/)?index\.ts$/.test(path));
    expect(doors.filter((path) => !named.includes(path))).toEqual([]);
  },
);
