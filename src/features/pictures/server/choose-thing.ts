import {
  type Chance,
  chancePose,
  choose,
  chooseLap,
  chooseNumber,
  cutOnSpot,
  LIGHTS,
  SPOTS,
  STRONG_LIGHTS,
} from '../rules/scene/chance.ts';
import type { Pose } from '../rules/scene/pose.ts';
import { seededPick } from '../rules/scene/seeded.ts';
import { colorNamed, groundsFor, thingModel } from '../rules/scene/thing-model.ts';
import { partsCatalog } from './catalog.ts';
import type { Drawing } from './choose-vehicle.ts';
import { thingColor, USUAL_COLORS } from './draw-thing.ts';

/** What a listing says that shows in pictures of one thing. */
type ThingFacts = { readonly name: string; readonly words: string; readonly chance: Chance };
/** Names of what lies on the tables of a sale. */
type TableFacts = { readonly names: readonly string[]; readonly chance: Chance };

const MAX_ON_TABLE = 6;
/** Which of the places on tables and beside them are filled first. */
const LAYOUTS = [1, 2, 3, 4, 5] as const;
const FRAMES = [
  { zoom: 0, across: 5 },
  { zoom: 9, across: 0 },
  { zoom: 9, across: 9 },
] as const;
type Table = { readonly spot: number; readonly mirrored: boolean; readonly frame: Pick<Pose, 'zoom' | 'across'> };
const TABLES: readonly [Table, ...Table[]] = [
  { spot: 0, mirrored: false, frame: FRAMES[0] },
  ...FRAMES.flatMap((frame) =>
    [true, false].flatMap((mirrored) => LAYOUTS.map((spot): Table => ({ spot, mirrored, frame }))),
  ),
];

type Stand = { readonly ground: string; readonly mirrored: boolean; readonly spot: number };

const grounds = (kind: string): string[] =>
  Object.entries(partsCatalog().places).flatMap(([name, { kinds }]) => (kinds.includes(kind) ? [name] : []));

/** Every way in which such a thing lies somewhere: on which ground and part of it, and which side. */
function standsOf(thing: string): Stand[] {
  const all = grounds('thing');
  const likely = all.filter((name) => groundsFor(thing).some((ending) => name.endsWith(`-${ending}`)));
  return Array.from({ length: SPOTS }, (_, spot) =>
    [false, true].flatMap((mirrored) =>
      (likely.length > 0 ? likely : all).map((ground) => ({ ground, mirrored, spot })),
    ),
  ).flat();
}

/** The picture of one thing in its own wood, cloth or paint; none where no word of its name is one that can be drawn. */
export function drawThingPictures({ name, words, chance }: ThingFacts): Drawing[] {
  const thing = thingModel(name);
  const [first, ...more] = thing === null ? [] : standsOf(thing);
  if (thing === null || first === undefined || !partsCatalog().things[thing]) return [];
  const { ground, ...stand } = choose(chance, 'stand', [first, ...more]);
  const color = colorNamed(`${name} ${words}`) ?? thingColor(thing, chooseNumber(chance, 'color', USUAL_COLORS));
  const lap = chooseLap(chance, 'cut', more.length + 1, 4);
  const pose = chancePose(chance, 'front', {
    ...stand,
    ...cutOnSpot(chance, 'front', stand.spot, lap),
    light: chooseNumber(chance, 'light', LIGHTS),
  });
  return [{ shot: 'THING_FRONT', scene: { kind: 'thing', thing, color, ground, pose } }];
}

/** The tables of a sale with what its items are; none while nothing that can be drawn lies there. */
export function drawTablePictures({ names, chance }: TableFacts): Drawing[] {
  const { things } = partsCatalog();
  const drawn = names.flatMap((name) => {
    const thing = thingModel(name);
    return thing !== null && things[thing] ? [thing] : [];
  });
  const [ground] = grounds('table');
  const shown = [...new Set(drawn)].slice(0, MAX_ON_TABLE);
  if (ground === undefined || shown.length === 0) return [];
  const { spot, mirrored, frame } = choose(chance, 'layout', TABLES);
  const light = seededPick(chance.seed, 'light', STRONG_LIGHTS);
  const pose = chancePose(chance, 'tables', { ...frame, spot, mirrored, light, down: 9 });
  return [{ shot: 'SALE_TABLES', scene: { kind: 'table', things: shown, ground, pose } }];
}
