/** Something on the map: a listing of its own, several on one spot, or many drawn together. */
export type MapMark = {
  readonly lng: number;
  readonly lat: number;
  readonly count: number;
  /** The zoom at which it falls apart; null for a single spot. */
  readonly splitsAt: number | null;
  readonly listing: {
    readonly title: string;
    readonly path: string;
    readonly label: string;
    readonly line: string;
  } | null;
};
