import type { Pose } from '../rules/scene/pose.ts';
import { climateOf } from '../rules/scene/climate.ts';
import { homeStyles } from '../rules/scene/home-style.ts';
import { seededNumber, seededPick } from '../rules/scene/seeded.ts';
import { type Chance, chancePose, choose, chooseLap, chooseNumber, STRONG_LIGHTS } from '../rules/scene/chance.ts';
import { partsCatalog } from './catalog.ts';
import type { Drawing } from './choose-vehicle.ts';

/** What a listing says that shows in pictures of its home. */
type HomeFacts = {
  readonly homeType: string;
  /** Headline and description. */
  readonly words: string;
  readonly yearBuilt: number | null;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  /** Square feet. */
  readonly area: number | null;
  readonly amenities: readonly string[];
  /** Where it is: no snow lies where none falls. Null where nobody said. */
  readonly zip: string | null;
  readonly chance: Chance;
};

const SIDINGS = ['#e9e4d8', '#b9c4c9', '#8fa08c', '#d9c7a5', '#6f7d8a', '#a8674f', '#f2f1ec', '#4f5d63'] as const;
const WALLS = ['#efe9dd', '#e3e7e4', '#dfe5ea', '#f1ece6', '#d8dccf'] as const;
const MAX_BEDROOMS_SHOWN = 2;

/** Cuts of a front that are told apart at a glance: the whole of it, and nearer from each side, low and high. */
const FRAMES: readonly Pick<Pose, 'zoom' | 'across' | 'down'>[] = [
  { zoom: 0, across: 5, down: 5 },
  { zoom: 9, across: 0, down: 4 },
  { zoom: 9, across: 9, down: 4 },
  { zoom: 5, across: 0, down: 2 },
  { zoom: 5, across: 9, down: 2 },
  { zoom: 9, across: 2, down: 1 },
  { zoom: 9, across: 7, down: 1 },
];

/** Each time around in another light. */
const lightOn = (lap: number): number => STRONG_LIGHTS[lap % STRONG_LIGHTS.length] ?? 0;

function outsideOf({ homeType, words, yearBuilt, zip, chance }: HomeFacts): Drawing[] {
  const { homes } = partsCatalog();
  const [first, ...more] = homeStyles(homeType, words, yearBuilt).filter((style) => homes[`${style}-day`]);
  if (first === undefined) return [];
  const style = seededPick(chance.seed, 'style', [first, ...more]);
  const views = ['day', 'golden', 'winter'].filter((view) => homes[`${style}-${view}`]);
  const [whole, ...others] = FRAMES.flatMap((frame) =>
    [false, true].flatMap((mirrored) => views.map((view) => ({ view, pose: { ...frame, mirrored } }))),
  );
  if (!whole) return [];
  const cover = choose(chance, `front ${style}`, [whole, ...others]);
  const color = choose(chance, 'siding', SIDINGS);
  const isSeen = (view: string): boolean => view !== 'winter' || climateOf(zip).hasWinter;
  // Where no snow falls it is taken a step nearer and before sunrise instead.
  const view = isSeen(cover.view) ? cover.view : 'day';
  const step = view === cover.view ? 0 : 2;
  const other = views.find((it) => it !== view && isSeen(it));
  // When every cut was there before: a step nearer or farther, in another light.
  const lap = chooseLap(chance, 'cut', others.length + 1, STRONG_LIGHTS.length);
  const zoom = Math.abs(cover.pose.zoom - 2 * lap - step);
  const light = view === 'day' ? lightOn(lap + step) : 0;
  const pose = chancePose(chance, 'front', { ...cover.pose, zoom, light });
  return [
    { shot: 'HOME_FRONT', scene: { kind: 'home', style, view, color, pose } },
    ...(other
      ? [
          {
            shot: 'HOME_OUTSIDE',
            scene: { kind: 'home' as const, style, view: other, color, pose: { ...pose, light: 0 } },
          },
        ]
      : []),
  ];
}

/** Which rooms a home has, by the shot each is photographed as. */
function roomsOf({ bedrooms, bathrooms, amenities }: HomeFacts): readonly (readonly [shot: string, room: string])[] {
  const beds = Math.min(bedrooms ?? 0, MAX_BEDROOMS_SHOWN);
  return [
    ['HOME_LIVING', 'living'],
    ['HOME_KITCHEN', 'kitchen'],
    ...Array.from({ length: beds }, () => ['HOME_BEDROOM', 'bedroom'] as const),
    ...((bathrooms ?? 0) >= 1 ? [['HOME_BATH', 'bath'] as const] : []),
    ...((bedrooms ?? 0) >= 3 ? [['HOME_LIVING', 'dining'] as const] : []),
    ...(amenities.includes('YARD') ? [['HOME_OUTSIDE', 'yard'] as const] : []),
  ];
}

const roomPose = ({ seed, turn }: Chance, shot: string): Pose =>
  chancePose({ seed, turn }, shot, { mirrored: seededNumber(seed, `${shot} side`, 2) === 1 });

function insideOf(facts: HomeFacts): Drawing[] {
  const names = Object.keys(partsCatalog().rooms);
  const color = choose(facts.chance, 'walls', WALLS);
  const seen = new Map<string, number>();
  return roomsOf(facts).flatMap(([shot, room]): Drawing[] => {
    const variants = names.filter((name) => name.startsWith(`${room}-`));
    const nth = seen.get(room) ?? 0;
    seen.set(room, nth + 1);
    if (nth >= variants.length) return [];
    const drawn = variants[(chooseNumber(facts.chance, room, variants.length) + nth) % variants.length] as string;
    return [{ shot, scene: { kind: 'room', room: drawn, color, pose: roomPose(facts.chance, `${room} ${nth}`) } }];
  });
}

/** The pictures of a home as its listing describes it, the front first; none where no honest style exists. */
export function drawHomePictures(facts: HomeFacts): Drawing[] {
  const outside = outsideOf(facts);
  if (outside.length === 0 || facts.homeType === 'LAND') return outside;
  const { bedrooms, bathrooms, area } = facts;
  const plan: Drawing[] =
    bedrooms === null || bathrooms === null || area === null
      ? []
      : [{ shot: null, scene: { kind: 'plan', bedrooms, halfBaths: Math.round(bathrooms * 2), area } }];
  const [cover, ...others] = outside;
  return [...(cover ? [cover] : []), ...insideOf(facts), ...others, ...plan];
}
