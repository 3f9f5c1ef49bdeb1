/** How a picture is cut: turned left to right or not, how close, and where in the frame, so that no two are alike. */
export type Pose = {
  readonly mirrored: boolean;
  /** 0 far to 9 close. */
  readonly zoom: number;
  /** 0 left to 9 right, of the room that the subject leaves. */
  readonly across: number;
  /** 0 up to 9 down. */
  readonly down: number;
};

const WRITTEN = /^([nm])(\d)(\d)(\d)$/;

export const writePose = ({ mirrored, zoom, across, down }: Pose): string =>
  `${mirrored ? 'm' : 'n'}${zoom}${across}${down}`;

export function readPose(word: string | undefined): Pose | null {
  const [, side, zoom, across, down] = WRITTEN.exec(word ?? '') ?? [];
  return side ? { mirrored: side === 'm', zoom: Number(zoom), across: Number(across), down: Number(down) } : null;
}

/** A whole number from 0 to `max`, written plainly. */
export function readNumber(word: string | undefined, max: number): number | null {
  const value = /^\d{1,6}$/.test(word ?? '') ? Number(word) : Number.NaN;
  return value <= max ? value : null;
}
