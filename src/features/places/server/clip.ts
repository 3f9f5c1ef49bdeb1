export type Pixel = readonly [x: number, y: number];
/** Left, top, right, bottom. */
export type Frame = readonly [number, number, number, number];

/** A ring within a frame (Sutherland and Hodgman): cut along each side in turn. */
export function clipRing(ring: readonly Pixel[], [left, top, right, bottom]: Frame): readonly Pixel[] {
  const sides: readonly (readonly [axis: 0 | 1, at: number, sign: 1 | -1])[] = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  return sides.reduce<readonly Pixel[]>((points, [axis, at, sign]) => {
    const isIn = (point: Pixel) => (point[axis] - at) * sign >= 0;
    return points.flatMap((point, index) => {
      const before = points[(index || points.length) - 1] as Pixel;
      const cut = isIn(point) === isIn(before) ? [] : [crossing(before, point, axis, at)];
      return isIn(point) ? [...cut, point] : cut;
    });
  }, ring);
}

function crossing(from: Pixel, to: Pixel, axis: 0 | 1, at: number): Pixel {
  const share = (at - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The parts of a line near a frame: whole segments, since the picture cuts what is beyond its edge. */
export function clipLine(line: readonly Pixel[], [left, top, right, bottom]: Frame): Pixel[][] {
  const parts: Pixel[][] = [];
  let open = false;
  line.slice(1).forEach(([x, y], index) => {
    const [a, b] = line[index] as Pixel;
    const passes =
      Math.max(a, x) >= left && Math.min(a, x) <= right && Math.max(b, y) >= top && Math.min(b, y) <= bottom;
    if (passes && open) parts.at(-1)?.push([x, y]);
    else if (passes)
      parts.push([
        [a, b],
        [x, y],
      ]);
    open = passes;
  });
  return parts;
}

/** Points closer than a pixel to the one before say nothing; the last one stays. */
export const thin = (points: readonly Pixel[]): readonly Pixel[] => {
  const kept: Pixel[] = [];
  points.forEach((point, index) => {
    const last = kept.at(-1);
    const far = !last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= 1;
    if (far || index === points.length - 1) kept.push(point);
  });
  return kept;
};
