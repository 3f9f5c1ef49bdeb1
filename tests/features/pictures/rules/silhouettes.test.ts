import { describe, expect, it } from 'vitest';
import { BODIES } from '#shared/enums.ts';
import { BACKGROUNDS, drawScene, FRAMINGS } from '#features/pictures/rules/silhouette-scene.ts';
import { paintSilhouette, SILHOUETTE_KINDS, toSilhouette } from '#features/pictures/rules/silhouettes.ts';

const PATH = /^[MmLlHhVvCcSsQqAaZz\d\s.,-]+$/;

describe('the silhouettes', () => {
  it('have a drawing for every body that has a shape of its own', () => {
    const shaped = BODIES.filter((body) => body !== 'OTHER').map((body) => body.toLowerCase());
    expect(SILHOUETTE_KINDS).toEqual(expect.arrayContaining(shaped));
  });

  it.each(SILHOUETTE_KINDS)('%s is made of well-formed paths in settled colors', (kind) => {
    for (const { d, fill, stroke } of paintSilhouette(kind, '#1f4e8c')) {
      expect(d).toMatch(PATH);
      expect(d).not.toContain('NaN');
      expect(fill).toMatch(/^(none|#[0-9a-f]{6})$/i);
      if (stroke) expect(stroke).toMatch(/^#[0-9a-f]{6}$/i);
    }
  });

  it('wear the color they are given', () => {
    const fills = (color: string) => paintSilhouette('sedan', color).map(({ fill }) => fill);
    expect(fills('#1f4e8c')).toContain('#1f4e8c');
    expect(fills('#b3202a')).not.toContain('#1f4e8c');
  });

  it.each(['red', '', null, undefined, '"><script>', '#12'])('fall back to plain grey for the color %s', (color) => {
    expect(paintSilhouette('suv', color)).toEqual(paintSilhouette('suv'));
  });

  it.each(['spaceship', 'constructor', '__proto__', ''])('draw the plain item for the unknown kind "%s"', (kind) => {
    expect(toSilhouette(kind)).toBe('item');
  });

  it('leave out the ground shadow when asked', () => {
    expect(paintSilhouette('sedan', null, false)).toHaveLength(paintSilhouette('sedan').length - 1);
  });
});

describe('the scenes', () => {
  it.each(BACKGROUNDS.flatMap((background) => FRAMINGS.map((angle) => ({ background, angle }))))(
    'draw a car on the $background, framed $angle',
    ({ background, angle }) => {
      const svg = drawScene({ silhouette: 'wagon', color: '#1e5a45', angle, background });
      expect(svg).toMatch(/^<svg [^>]*viewBox="[\d ]+">.*<\/svg>$/s);
      expect(svg).toContain('#1e5a45');
      expect(svg).not.toMatch(/NaN|undefined/);
    },
  );

  it('put boats on water wherever they were meant to be', () => {
    const boat = { silhouette: 'boat', color: '#1f4e8c', angle: 'side' } as const;
    expect(drawScene({ ...boat, background: 'lot' })).toBe(drawScene({ ...boat, background: 'lake' }));
  });
});
