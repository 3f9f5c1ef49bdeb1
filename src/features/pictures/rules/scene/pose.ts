/** How a picture is cut and lit: turned left to right or not, how close, where, at what hour, so that no two are alike. */
export type Pose = {
  readonly mirrored: boolean;
  /** 0 far to 9 close. */
  readonly zoom: number;
  /** 0 left to 9 right, of the room that the subject leaves. */
  readonly across: number;
  /** 0 up to 9 down. */
  readonly down: number;
  /** Which of ten spots of its place the subject stands on. */
  readonly spot: number;
  /** Which of the lights the picture is seen in. */
  readonly light: number;
};

const WRITTEN = /^([nm])(\d)(\d)(\d)(\d)(\d)$/;

export const writePose = ({ mirrored, zoom, across, down, spot, light }: Pose): string =>
  `${mirrored ? 'm' : 'n'}${zoom}${across}${down}${spot}${light}`;

export function readPose(word: string | undefined): Pose | null {
  const [, side, ...digits] = WRITTEN.exec(word ?? '') ?? [];
  const [zoom = 0, across = 0, down = 0, spot = 0, light = 0] = digits.map(Number);
  return side ? { mirrored: side === 'm', zoom, across, down, spot, light } : null;
}

/** A whole number from 0 to `max`, written plainly. */
export function readNumber(word: string | undefined, max: number): number | null {
  const value = /^\d{1,6}$/.test(word ?? '') ? Number(word) : Number.NaN;
  return value <= max ? value : null;
}
