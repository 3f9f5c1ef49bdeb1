import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../src/', import.meta.url));
const sheets = globSync('**/*.{css,astro}', { cwd: root }).filter((file) => !file.endsWith('tokens.css'));

/** What a sheet says of times, without the rule for those who asked for stillness. */
function timesIn(file: string): string[] {
  const text = readFileSync(root + file, 'utf8').replace(/\/\* biome-ignore-start[\s\S]*?biome-ignore-end/g, '');
  return [...text.matchAll(/(?:transition|animation)(?:-duration|-delay)?:([^;{}]*);/g)].map(([, said = '']) => said);
}

it('there are movements to look at', () => {
  expect(sheets.flatMap(timesIn).length).toBeGreaterThan(8);
});

it.each(sheets.filter((file) => timesIn(file).length > 0))('%s moves in the times of the tokens', (file) => {
  for (const said of timesIn(file)) {
    expect(said).not.toMatch(/\d(?:ms|s)\b|cubic-bezier|ease-in\b(?!-)/);
    if (said.trim() !== 'none') expect(said).toMatch(/var\(--(?:quick|calm|beat)\)/);
  }
});
