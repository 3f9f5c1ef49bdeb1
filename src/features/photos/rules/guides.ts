import { type Outline, OUTLINE_WIDTH, OUTLINES } from './data/outlines.ts';
import type { ShotSubject, ShotView } from './shots.ts';

/** What is photographed: its list of shots, the body its outlines are of, and its silhouette from the side. */
export type PhotoSubject = {
  readonly vehicleType: ShotSubject;
  /** A rendered body; null for homes, things, and vehicles without one. */
  readonly outline: string | null;
  readonly silhouette: string;
};

/** What is laid over the camera's picture, in a field of 400 by 300. */
export type Guide =
  | { readonly kind: 'outline'; readonly d: string; readonly x: number; readonly y: number; readonly scale: number }
  | { readonly kind: 'silhouette'; readonly silhouette: string; readonly mirrored: boolean }
  | { readonly kind: 'frame'; readonly d: string };

export const GUIDE_FIELD = { width: 400, height: 300 } as const;
/** Share of the field that an outline fills: the vehicle should be large and still have air around it. */
const FILL = { width: 0.84, height: 0.78 } as const;

const CORNERS = 'M40 75V40H80M320 40H360V75M360 225V260H320M80 260H40V225';

const FRAMES: Readonly<Record<ShotView, string>> = {
  front: CORNERS,
  rear: CORNERS,
  side: 'M30 110V80H65M335 80H370V110M370 190V220H335M65 220H30V190',
  'side-mirrored': 'M30 110V80H65M335 80H370V110M370 190V220H335M65 220H30V190',
  dial: 'M60 210V150Q60 75 140 75H260Q340 75 340 150V210ZM150 150a45 45 0 1 0-90 60M250 150a45 45 0 1 1 90 60M160 180H240V205H160Z',
  plate: 'M60 115H340V185H60ZM80 150H200',
  wheel: 'M200 40a110 110 0 1 0 0 220a110 110 0 1 0 0-220ZM200 95a55 55 0 1 0 0 110a55 55 0 1 0 0-110Z',
  seats:
    'M90 60H145Q160 60 162 78L172 170H210Q228 170 228 190V225H105Q92 225 90 205ZM255 80H300Q315 80 317 96L325 170H345Q360 170 360 188V225H262',
  box: 'M70 60H330V240H70Z',
  engine: 'M50 230L85 95Q90 75 110 75H290Q310 75 315 95L350 230ZM95 195H305',
  mark: 'M200 70a80 80 0 1 0 0 160a80 80 0 1 0 0-160ZM200 55V85M200 215V245M105 150H135M265 150H295',
  house: 'M60 245V145L200 55L340 145V245ZM170 245V180H230V245',
  room: 'M40 40L120 95H280L360 40M40 260L120 205H280L360 260M120 95V205M280 95V205',
};

/** What helps to frame this view of this subject: its own outline where it was rendered, else a plain frame. */
export function guideOf(view: ShotView, { vehicleType, outline, silhouette }: PhotoSubject): Guide {
  const views = outline ? OUTLINES[outline] : undefined;
  const drawn = view === 'front' ? views?.front34 : view === 'rear' ? views?.rear34 : undefined;
  if (drawn) return { kind: 'outline', ...placed(drawn), d: drawn.d };
  const isSide = view === 'side' || view === 'side-mirrored';
  if (isSide && vehicleType !== 'OTHERS') return { kind: 'silhouette', silhouette, mirrored: view === 'side-mirrored' };
  return { kind: 'frame', d: FRAMES[view] };
}

/** In the middle of the field, as large as it may be. */
function placed({ height }: Outline): { x: number; y: number; scale: number } {
  const { width: wide, height: high } = GUIDE_FIELD;
  const scale = Math.min((wide * FILL.width) / OUTLINE_WIDTH, (high * FILL.height) / height);
  return { x: (wide - OUTLINE_WIDTH * scale) / 2, y: (high - height * scale) / 2, scale };
}
