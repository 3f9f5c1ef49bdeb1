import type { Point } from './geo.ts';

/**
 * From this latitude on, up to the next entry, clocks west of this longitude follow the western zone of a state that has
 * two. Degrees.
 */
type Stretch = readonly [south: number, lng: number];

const EAST = -180;
const WEST = 0;

/**
 * Where the clocks change within a state: midway between the last ZIP on one side and the first on the other. Which is
 * which follows from the counties of 49 CFR 71; a test holds the lines against them.
 */
const LINES: Readonly<Record<string, readonly Stretch[]>> = {
  AK: [
    [-90, -169.5],
    [54, EAST],
  ],
  FL: [
    [-90, EAST],
    [29.93, -85.02],
    [30.44, -84.88],
    [30.921, WEST],
  ],
  ID: [
    [-90, EAST],
    [45.491, -114.75],
    [46.08, WEST],
  ],
  IN: [
    [-90, -86.51],
    [38.231, -87.32],
    [38.5, EAST],
    [40.765, -86.99],
    [41.173, -86.5],
    [41.676, -86.53],
  ],
  KS: [
    [-90, EAST],
    [37.934, -101.41],
    [38.436, -101.47],
    [38.939, -101.45],
    [39.441, EAST],
  ],
  KY: [
    [-90, -84.93],
    [37.043, -85.01],
    [37.337, -85.48],
    [37.511, -86.12],
    [37.894, -86.28],
    [38.005, EAST],
  ],
  MI: [
    [-90, EAST],
    [45.125, -86.4],
    [45.632, -87.29],
    [46.05, -87.61],
    [46.362, -89.77],
    [46.851, EAST],
  ],
  ND: [
    [-90, -101.2],
    [46.475, -101.11],
    [46.701, -102.16],
    [47.21, -102.13],
    [47.6, EAST],
  ],
  NE: [
    [-90, -101.3],
    [40.527, -101.27],
    [41.033, -101.25],
    [41.542, -101.04],
    [42.046, -101.27],
    [42.559, -101.05],
  ],
  NV: [
    [-90, WEST],
    [40.6, -114.2],
    [40.9, WEST],
  ],
  OR: [
    [-90, WEST],
    [42.88, -118.1],
    [43.382, -118.28],
    [43.89, -118.45],
    [44.407, WEST],
  ],
  SD: [
    [-90, EAST],
    [43.106, -101.29],
    [43.604, -101.02],
    [44.112, -100.36],
    [44.62, -100.66],
    [45.122, -100.52],
    [45.631, -100.41],
  ],
  TN: [
    [-90, -85.38],
    [35.448, -85.08],
    [35.948, -84.77],
    [36.215, -84.91],
    [36.381, -84.66],
  ],
  TX: [
    [-90, EAST],
    [31.193, -104.56],
    [31.687, -104.57],
    [32.195, EAST],
  ],
};

/** Whether a place lies where its state's western clocks hold; false for a state with one zone. */
export function isWestOfLine(region: string, { lat, lng }: Point): boolean {
  const stretch = LINES[region]?.findLast(([south]) => south <= lat);
  return stretch !== undefined && lng < stretch[1];
}
