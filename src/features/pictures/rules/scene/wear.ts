import { seededNumber } from './seeded.ts';
import type { VehicleView } from './scene.ts';

/** What time did to the outside of a vehicle: damage by where it is, then what may be anywhere. */
const MARKS = {
  front: 'f',
  rear: 'r',
  driver: 'd',
  passenger: 'p',
  rust: 'o',
  dirt: 'm',
  faded: 'c',
} as const;
export type WearMark = keyof typeof MARKS;
const ALL = Object.keys(MARKS) as WearMark[];

/** `variant` says where on its side each mark is, 0 to 9: the same on every picture of one vehicle. */
export type Wear = { readonly marks: readonly WearMark[]; readonly variant: number };

export const CLEAN: Wear = { marks: [], variant: 0 };

const WRITTEN = /^(f?r?d?p?o?m?c?)(\d)$/;

/** Letters and a digit, `fo3`; nothing for what is clean. */
export const writeWear = ({ marks, variant }: Wear): string =>
  marks.length === 0 ? '' : `${marks.map((mark) => MARKS[mark]).join('')}${variant}`;

export function readWear(word: string | undefined): Wear | null {
  if (word === undefined) return CLEAN;
  const [, letters = '', digit] = WRITTEN.exec(word) ?? [];
  if (letters === '') return null;
  return { marks: ALL.filter((mark) => letters.includes(MARKS[mark])), variant: Number(digit) };
}

const DAMAGED: Readonly<Record<string, WearMark>> = {
  FRONT: 'front',
  REAR: 'rear',
  DRIVER_SIDE: 'driver',
  PASSENGER_SIDE: 'passenger',
};

/** What a sentence must name, and what else it may be about. */
const SAID: readonly (readonly [mark: WearMark, named: RegExp, other: RegExp])[] = [
  ['rust', /\brust(?:y|ed|ing|s)?\b/i, /rust[- ](?:proof|belt|colou?r|free|oleum)/i],
  ['dirt', /\b(?:dirty|muddy|dusty|needs a (?:good )?wash)\b/i, /tires?|trails?|roads?|jobs?|terrain/i],
  [
    'faded',
    /\b(?:(?:paint|clear ?coat|roof|hood)\b.*\b(?:faded|fading|fades|thin|peel(?:s|ed|ing)|oxidi[sz]ed|chalky)|(?:faded|peeling|oxidi[sz]ed|chalky) (?:paint|clear ?coat|roof|hood))\b/i,
    /seats?|dash|carpet|decals?|headliner/i,
  ],
];
const DENIED =
  /\b(?:no|not|never|without|zero|none|free|hardly|isn’t|isn't|hasn’t|hasn't|was|were|fixed|repaired|removed)\b/i;

/** What a listing says of its outside: where it is damaged, and sentences that own up to rust, dirt or tired paint. */
export function wearOf(damage: readonly string[], words: string, seed: string): Wear {
  const sentences = words.split(/(?<=[.;!?])\s+/);
  const said = SAID.flatMap(([mark, named, other]) =>
    sentences.some((it) => named.test(it) && !other.test(it) && !DENIED.test(it)) ? [mark] : [],
  );
  const marked = new Set<WearMark>([...damage.flatMap((where) => DAMAGED[where] ?? []), ...said]);
  return { marks: ALL.filter((mark) => marked.has(mark)), variant: seededNumber(seed, 'wear', 10) };
}

/** Which damage each view shows as it was rendered. Turned around it shows the other side. */
const SHOWN: Readonly<Record<VehicleView, readonly WearMark[]>> = {
  front34: ['front', 'driver'],
  rear34: ['rear', 'passenger'],
  left: ['driver'],
  right: ['passenger'],
  front: ['front'],
};
const OTHER_SIDE: Readonly<Partial<Record<WearMark, WearMark>>> = { driver: 'passenger', passenger: 'driver' };

/** The side that is seen when a picture is turned around or not. */
export const turnMark = (mark: WearMark, isTurned: boolean): WearMark => (isTurned ? (OTHER_SIDE[mark] ?? mark) : mark);

/** What of a vehicle's wear one picture of it shows. */
export function wearSeen({ marks, variant }: Wear, view: VehicleView, isTurned: boolean): Wear {
  const hidden = Object.values(DAMAGED).filter((mark) => !SHOWN[view].includes(turnMark(mark, isTurned)));
  const seen = marks.filter((mark) => !hidden.includes(mark));
  return seen.length === 0 ? CLEAN : { marks: seen, variant };
}
