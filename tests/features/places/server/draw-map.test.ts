import { expect, test } from 'vitest';
import { MAP_COLORS } from '#features/places/rules/map-colors.ts';
import { pictureAround } from '#features/places/rules/map-picture.ts';
import { drawMap } from '#features/places/server/index.ts';

const ORLANDO = { lng: -81.38, lat: 28.54 };
const drawn = (zoom: number, look: 'light' | 'dark' = 'light') => drawMap(pictureAround('wide', ORLANDO, zoom), look);

test('a town is named with those around it, on land with county lines and the sea beside it', () => {
  const svg = drawn(8);
  for (const town of ['Orlando', 'Kissimmee', 'Sanford', 'Cocoa']) expect(svg).toContain(`>${town}</text>`);
  expect(svg).toMatch(new RegExp(`<path fill="${MAP_COLORS.light.land}" d="M`));
  expect(svg).toMatch(new RegExp(`<path stroke="${MAP_COLORS.light.county}" d="M`));
  expect(svg).not.toContain('NaN');
});

test('a look at several states names the great towns and leaves the small ones out', () => {
  const svg = drawn(5);
  for (const town of ['Miami', 'Orlando', 'Jacksonville']) expect(svg).toContain(`>${town}</text>`);
  expect(svg).not.toContain('>Oviedo<');
});

test('states are named in capitals on a look at several, clear of the towns, and not within one', () => {
  const svg = drawn(5);
  expect(svg).toContain('>FLORIDA</text>');
  expect(drawn(8)).not.toContain('>FLORIDA<');
  const boxes = [...svg.matchAll(/<text x="(\d+)" y="(\d+)"[^>]*>([^<]+)</g)].map(([, x, y, name = '']) => ({
    x: Number(x),
    y: Number(y),
    half: name.length * (name === name.toUpperCase() ? 4.75 : 3.5),
    isState: name === name.toUpperCase(),
  }));
  for (const state of boxes.filter(({ isState }) => isState))
    for (const other of boxes)
      if (other !== state)
        expect(Math.abs(state.x - other.x) > state.half + other.half || Math.abs(state.y - other.y) >= 19).toBe(true);
});

test('firms with a ZIP code of their own are no towns, and names are written as people do', () => {
  const newYork = drawMap(pictureAround('wide', { lng: -74, lat: 40.71 }, 9), 'light');
  for (const firm of ['Contest Mail', 'Ny Telephone']) expect(newYork).not.toContain(firm);
  expect(drawMap(pictureAround('wide', { lng: -90.2, lat: 38.63 }, 7), 'light')).toContain('>St. Louis</text>');
});

test('the chief town of a stretch of the plains is named before the villages around it', () => {
  const kansas = drawMap(pictureAround('wide', { lng: -99.3, lat: 38.6 }, 6), 'light');
  for (const town of ['Hays', 'Dodge City', 'Salina']) expect(kansas).toContain(`>${town}</text>`);
});

test('a dark page has a dark map', () => {
  expect(drawn(8, 'dark')).toContain(MAP_COLORS.dark.land);
  expect(drawn(8, 'dark')).not.toContain(MAP_COLORS.light.land);
});

test('nothing is drawn far beyond the edge', () => {
  const numbers = [...drawn(9).matchAll(/[ML](-?\d+) (-?\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  // Lines are kept as whole segments: longer than the picture is none here.
  for (const number of numbers) expect(Math.abs(number)).toBeLessThan(2_000);
});
