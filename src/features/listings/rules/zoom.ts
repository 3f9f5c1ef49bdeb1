/** How a photo that fills its frame is shown: enlarged about the middle, then moved by pixels. */
export type View = { readonly scale: number; readonly x: number; readonly y: number };
type Point = { readonly x: number; readonly y: number };
type Size = { readonly width: number; readonly height: number };

export const START: View = { scale: 1, x: 0, y: 0 };
const MAX_SCALE = 5;
/** Less than this is no zoom, only a finger that trembled. */
const MIN_SCALE = 1.02;

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** Never so far that the edge of the photo comes into the frame. */
const held = ({ scale, x, y }: View, { width, height }: Size): View => ({
  scale,
  x: within(x, ((scale - 1) * width) / 2),
  y: within(y, ((scale - 1) * height) / 2),
});

/** The same photo at another scale; what lies under `point`, measured from the middle of the frame, stays there. */
export function zoomedAt(view: View, wanted: number, point: Point, size: Size): View {
  const scale = Math.min(MAX_SCALE, wanted);
  if (scale < MIN_SCALE) return START;
  const factor = scale / view.scale;
  return held({ scale, x: point.x - (point.x - view.x) * factor, y: point.y - (point.y - view.y) * factor }, size);
}

export const panned = (view: View, by: Point, size: Size): View =>
  held({ ...view, x: view.x + by.x, y: view.y + by.y }, size);
