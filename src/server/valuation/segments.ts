import type { Body } from '#domain/enums.ts';

/** Groups of bodies that lose value alike. */
export const SEGMENTS = ['CAR', 'SUV', 'PICKUP', 'VAN'] as const;
export type Segment = (typeof SEGMENTS)[number];

const BY_BODY: Readonly<Record<Body, Segment | null>> = {
  SEDAN: 'CAR',
  COUPE: 'CAR',
  HATCHBACK: 'CAR',
  CONVERTIBLE: 'CAR',
  WAGON: 'CAR',
  SUV: 'SUV',
  PICKUP: 'PICKUP',
  TRUCK: 'PICKUP',
  VAN: 'VAN',
  MINIVAN: 'VAN',
  OTHER: null,
};

export const segmentOf = (body: Body | null): Segment | null => (body === null ? null : BY_BODY[body]);

/** Names compare by their letters and digits alone: `CR-V` is `crv`. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
