import { EXTERIOR_COLORS } from '#shared/colors.ts';
import { fill } from '#shared/text.ts';
import {
  damageWords,
  hourWords,
  MANY,
  placeWords,
  roomWords,
  sceneWords as words,
  styleWords,
  thingWords,
  viewWords,
  wearWords,
} from './scene-words.ts';
import type { Scene } from './scene.ts';
import type { WearMark } from './wear.ts';

type Of<Kind extends Scene['kind']> = Extract<Scene, { kind: Kind }>;

const VOWEL = /^(?:[aeio]|8|11\b|18\d\d)/i;
const withArticle = (text: string): string => `${VOWEL.test(text) ? 'an' : 'a'} ${text}`;

/** The paint’s name; nothing where it has none that people say. */
function colorName(hex: string): string {
  const found = EXTERIOR_COLORS.find(({ hex: own, value }) => own === hex && value !== 'OTHER');
  return found ? `${found.label.toLowerCase()} ` : '';
}

const placeOf = (name: string): string | null => placeWords.find(([named]) => name.startsWith(named))?.[1] ?? null;

const list = new Intl.ListFormat('en-US');

/** “damage at the front and on the driver side and rust”; nothing for what is clean. */
function wearName(marks: readonly WearMark[]): string {
  const where = marks.flatMap((mark) => (mark in damageWords ? damageWords[mark as keyof typeof damageWords] : []));
  const what = marks.flatMap((mark) => (mark in wearWords ? wearWords[mark as keyof typeof wearWords] : []));
  return list.format([...(where.length > 0 ? [fill(words.damaged, { where: list.format(where) })] : []), ...what]);
}

function vehicle({ color, view, place, pose, wear }: Of<'vehicle'>, title: string): string {
  const named = withArticle(`${colorName(color)}${title || words.aVehicle}`);
  const what = wear.marks.length > 0 ? fill(words.worn, { what: named, wear: wearName(wear.marks) }) : named;
  // The right side is the left one turned around.
  const seen = view === 'left' && pose.mirrored ? 'right' : view;
  const where = placeOf(place);
  return fill(where ? words.vehicle : words.vehicleAnywhere, { what, view: viewWords[seen], place: where ?? '' });
}

function detail({ detail: shown, text }: Of<'detail'>, title: string): string {
  const what = withArticle(title || words.aVehicle);
  if (shown === 'dash' && text) return fill(words.dash, { what, miles: Number(text).toLocaleString('en-US') });
  return fill(shown === 'dash' ? words.dashOnly : words[shown], { what });
}

function home({ style, view }: Of<'home'>, title: string): string {
  const when = hourWords[view];
  const what = styleWords[style] ?? style;
  return fill(when ? words.homeIn : words.home, { what, when: when ?? '', title });
}

function plan({ bedrooms, halfBaths, area }: Of<'plan'>, title: string): string {
  const baths = halfBaths / 2;
  return fill(words.plan, {
    bedrooms:
      bedrooms === 0 ? words.noBedroom : fill(bedrooms === 1 ? words.bedroom : words.bedrooms, { count: bedrooms }),
    bathrooms: fill(baths === 1 ? words.bathroom : words.bathrooms, { count: baths }),
    area: area.toLocaleString('en-US'),
    title,
  });
}

/** A thing as it is called: `an acoustic guitar`, `boots`. */
function thingName(thing: string): string {
  const plain = thing.replaceAll('-', ' ');
  return thingWords[thing] ?? (MANY.test(thing) ? plain : withArticle(plain));
}

function nameAll(things: readonly string[]): string {
  return list.format(things.map(thingName));
}

function sayScene(scene: Scene, title: string): string {
  switch (scene.kind) {
    case 'vehicle':
      return vehicle(scene, title);
    case 'detail':
      return detail(scene, title);
    case 'home':
      return home(scene, title);
    case 'room':
      return fill(words.room, { what: roomWords[scene.room.replace(/-\d+$/, '')] ?? '', title });
    case 'plan':
      return plan(scene, title);
    case 'thing':
      return fill(words.thing, { what: thingName(scene.thing), place: placeOf(scene.ground) ?? '', title });
    case 'table':
      return fill(words.table, { place: placeOf(scene.ground) ?? '', things: nameAll(scene.things) });
    case 'sketch':
      return fill(words.plain, { title });
  }
}

/** Words for people who cannot see a drawing: what is drawn, from where, and where it stands. */
export function describeScene(scene: Scene | null, title: string): string {
  const about = title.trim();
  if (!scene) return fill(words.plain, { title: about });
  return sayScene(scene, about).replace(/[:,] ?$/, '');
}
