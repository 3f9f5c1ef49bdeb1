/** Shapes on a 16 by 16 field, so that color is never the only sign of a badge. */
export const BADGE_SHAPES = {
  great: 'M8 .8 13.6 7.6H2.4zM8 6.9 15 15.2H1z',
  go: 'M8 1.5 14.5 13h-13z',
  fair: 'M2 3.5h12v3.2H2zM2 9.3h12v3.2H2z',
  high: 'M1.5 3h13L8 14.5z',
  over: 'M8 15.2 13.6 8.4H2.4zM8 9.1 15 .8H1z',
  stop: 'M5 1h6l4 4v6l-4 4H5l-4-4V5z',
  road: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1z',
  quiet: 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3zm0 2.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
} as const;
export type BadgeKind = keyof typeof BADGE_SHAPES;
