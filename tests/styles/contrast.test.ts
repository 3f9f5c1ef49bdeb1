import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The tokens as written, read from the one file that holds them. */
const css = readFileSync(new URL('../../src/ui/styles/tokens.css', import.meta.url), 'utf8');

function tokensAfter(opening: string): Record<string, string> {
  const from = css.indexOf(opening);
  const block = css.slice(from, css.indexOf('}', from));
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));
}

const light = tokensAfter(':root {');
const THEMES = {
  light,
  dark: { ...light, ...tokensAfter(':root:not([data-theme="light"])') },
  'dark by choice': { ...light, ...tokensAfter(':root[data-theme="dark"]') },
};

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(first: string, second: string): number {
  const [dark = 0, bright = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const TEXT: [words: string, ground: string][] = [
  ...['paper', 'sheet', 'well', 'stage'].flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['ink-soft', ground],
  ]),
  ...['paper', 'sheet'].flatMap((ground): [string, string][] => [
    ['road', ground],
    ['go', ground],
    ['stop', ground],
  ]),
  ['ink', 'tag-soft'],
  ['ink', 'road-soft'],
  ['ink', 'go-soft'],
  ['ink', 'stop-soft'],
  ['road', 'road-soft'],
  ['go', 'go-soft'],
  ['stop', 'stop-soft'],
  ['ink-soft', 'tag-soft'],
  ['on-tag', 'tag'],
  ['on-tag', 'tag-deep'],
  ['on-stop', 'stop'],
  ['paper', 'ink'],
  ['on-asphalt', 'asphalt'],
  ['on-asphalt-soft', 'asphalt'],
];
const SHAPES: [shape: string, ground: string][] = [
  ['edge', 'paper'],
  ['edge', 'sheet'],
  ['road', 'paper'],
  ['road', 'sheet'],
  ['tag', 'asphalt'],
];

describe.each(Object.entries(THEMES))('the %s tokens', (_name, tokens) => {
  it.each(TEXT)('let %s be read on %s', (words, ground) => {
    expect(contrast(tokens[words] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPES)('let %s be seen on %s', (shape, ground) => {
    expect(contrast(tokens[shape] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });
});

it('gives a chosen dark theme the very tokens of the system’s', () => {
  expect(THEMES['dark by choice']).toEqual(THEMES.dark);
});
