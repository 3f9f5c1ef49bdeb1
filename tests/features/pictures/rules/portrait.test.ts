import { describe, expect, it } from 'vitest';
import { drawPortrait, initialsOf, PORTRAIT_COLORS } from '#features/pictures/rules/portrait.ts';
import { drawStorefront } from '#features/pictures/rules/storefront.ts';

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const NAMES = ['Dana W.', 'Ruth Delgado', 'Jens Okafor', 'Walt Kaminski', 'Simone Baptiste', 'Ana', 'Carl Lindqvist'];

describe('what stands for people and dealers without a picture', () => {
  it.each([
    ['Dana W.', 'DW'],
    ['Ana', 'A'],
    ['José Luis Ortega-Ruiz', 'JR'],
    ['  ', '?'],
    ['Three Rivers Auto Yard', 'TY'],
    ['“Bob” & Sons', 'BS'],
    ['Ólafur', 'Ó'],
  ])('%s has the letters %s', (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });

  it('is the same for the same name, and varied among names', () => {
    expect(drawPortrait('Dana W.', 'person')).toEqual(drawPortrait('Dana W.', 'person'));
    const looks = NAMES.map((name) => JSON.stringify(drawPortrait(name, 'person').shapes));
    expect(new Set(looks).size).toBeGreaterThan(5);
  });

  it('has letters that can be read', () => {
    for (const color of PORTRAIT_COLORS) expect(1.05 / (luminance(color) + 0.05), color).toBeGreaterThanOrEqual(4.5);
  });

  it('says a dealer’s name as it is, and never as markup', () => {
    const drawn = drawStorefront('A & B <script>"Cars"', ['sedan', 'suv']);
    expect(drawn).toContain('A &#38; B &#60;script&#62;&#34;Cars&#34;');
    expect(drawn).not.toContain('<script');
    expect(drawn.length).toBeLessThan(24_000);
  });
});
