import { describe, expect, test } from 'vitest';
import { panned, START, zoomedAt } from '#features/listings/rules/zoom.ts';

const size = { width: 400, height: 300 };

describe('a photo looked at closer', () => {
  test('what is under the fingers stays there', () => {
    const point = { x: 100, y: -50 };
    const view = zoomedAt(START, 2, point, size);
    // A place of the photo p is drawn at x + scale × p.
    expect(view).toEqual({ scale: 2, x: -100, y: 50 });
    expect({ x: view.x + view.scale * point.x, y: view.y + view.scale * point.y }).toEqual(point);
  });

  test('its edge never comes into the frame', () => {
    const view = panned(zoomedAt(START, 2, { x: 0, y: 0 }, size), { x: 9_999, y: -9_999 }, size);
    expect(view).toEqual({ scale: 2, x: 200, y: -150 });
  });

  test('it has an end, and going back makes it whole', () => {
    const close = zoomedAt(START, 99, { x: 150, y: 0 }, size);
    expect(close.scale).toBe(5);
    expect(zoomedAt(close, 0.5, { x: 150, y: 0 }, size)).toEqual(START);
  });
});
