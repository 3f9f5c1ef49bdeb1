import type { Pose } from '../rules/scene/pose.ts';
import { seededNumber, seededPick } from '../rules/scene/seeded.ts';
import { colorNamed, thingModel } from '../rules/scene/thing-model.ts';
import { partsCatalog } from './catalog.ts';
import type { Drawing } from './choose-vehicle.ts';
import { thingColor } from './draw-thing.ts';

/** What a listing says that shows in pictures of one thing. */
type ThingFacts = { readonly name: string; readonly words: string; readonly seed: string };
/** Names of what lies on the tables of a sale. */
type TableFacts = { readonly names: readonly string[]; readonly seed: string };

const MAX_ON_TABLE = 6;

const poseOf = (seed: string, shot: string, mirrored: boolean): Pose => ({
  mirrored,
  zoom: seededNumber(seed, `${shot} zoom`, 10),
  across: seededNumber(seed, `${shot} across`, 10),
  down: seededNumber(seed, `${shot} down`, 10),
});

function groundFor(kind: string, seed: string): string | null {
  const names = Object.entries(partsCatalog().places).flatMap(([name, { kinds }]) =>
    kinds.includes(kind) ? [name] : [],
  );
  const [first, ...more] = names;
  return first === undefined ? null : seededPick(seed, 'ground', [first, ...more]);
}

/** The picture of one thing in its own wood, cloth or paint; none where no word of its name is one that can be drawn. */
export function drawThingPictures({ name, words, seed }: ThingFacts): Drawing[] {
  const thing = thingModel(name);
  const ground = groundFor('thing', seed);
  if (thing === null || ground === null || !partsCatalog().things[thing]) return [];
  const color = colorNamed(`${name} ${words}`) ?? thingColor(thing, seededNumber(seed, 'color', 97));
  const mirrored = seededNumber(seed, 'side', 2) === 1;
  return [
    { shot: 'THING_FRONT', scene: { kind: 'thing', thing, color, ground, pose: poseOf(seed, 'front', mirrored) } },
  ];
}

/** The tables of a sale with what its items are; none while nothing that can be drawn lies there. */
export function drawTablePictures({ names, seed }: TableFacts): Drawing[] {
  const { things } = partsCatalog();
  const drawn = names.flatMap((name) => {
    const thing = thingModel(name);
    return thing !== null && things[thing] ? [thing] : [];
  });
  const ground = groundFor('table', seed);
  const shown = [...new Set(drawn)].slice(0, MAX_ON_TABLE);
  if (ground === null || shown.length === 0) return [];
  return [
    { shot: 'SALE_TABLES', scene: { kind: 'table', things: shown, ground, pose: poseOf(seed, 'tables', false) } },
  ];
}
