/** Step progress drawn as a road: the bed, its dashes, and the part already driven. Stretched to the width it gets. */
export const LANE = { viewBox: '0 0 1000 12', dashes: 'M12 6H1000' } as const;

/** Width of the driven part in the road's units. The first step shows a start, the last one the whole road. */
export function laneFill(at: number, of: number): number {
  if (of <= 0) return 0;
  return Math.round(1000 * Math.min(1, Math.max(0, at / of)));
}
