import { BACKGROUNDS, type Background, FRAMINGS, type Framing } from '../silhouette-scene.ts';
import { SILHOUETTE_KINDS, type SilhouetteKind } from '../silhouettes.ts';
import { readNumber, readPose, type Pose, writePose } from './pose.ts';
import { readWear, type Wear, writeWear } from './wear.ts';

/** From where a vehicle is seen. `front34` is the corner that covers show. */
export const VEHICLE_VIEWS = ['front34', 'rear34', 'left', 'right', 'front'] as const;
export type VehicleView = (typeof VEHICLE_VIEWS)[number];

export const DETAILS = ['dash', 'seats', 'cargo', 'engine', 'wheel', 'plate', 'damage', 'window'] as const;
export type Detail = (typeof DETAILS)[number];

/**
 * What a picture shows, said completely: the same scene is the same picture everywhere. `color` is `#rrggbb` and
 * colors the one material that can have any color: paint, siding, cloth or wood.
 */
export type Scene =
  | { kind: 'vehicle'; model: string; view: VehicleView; color: string; place: string; pose: Pose; wear: Wear }
  /** `part` is the variant; `text` what is written in it: an odometer's digits, the code on a sticker. */
  | { kind: 'detail'; detail: Detail; part: string; color: string; text: string; pose: Pose }
  | { kind: 'home'; style: string; view: string; color: string; pose: Pose }
  | { kind: 'room'; room: string; color: string; pose: Pose }
  | { kind: 'plan'; bedrooms: number; halfBaths: number; area: number }
  | { kind: 'thing'; thing: string; color: string; ground: string; pose: Pose }
  /** What lies on the tables of a sale, one to six things. */
  | { kind: 'table'; things: readonly string[]; ground: string; pose: Pose }
  /** A flat side view, for what no part was rendered of yet. */
  | { kind: 'sketch'; silhouette: SilhouetteKind; color: string; framing: Framing; background: Background };

type SceneKind = Scene['kind'];

const hex = (color: string): string => color.slice(1);

/** A scene as the last part of an address: words and numbers between dots. */
export function sceneCode(scene: Scene): string {
  switch (scene.kind) {
    case 'vehicle':
      return [
        ['vehicle', scene.model, scene.view, hex(scene.color), scene.place, writePose(scene.pose)].join('.'),
        ...(scene.wear.marks.length > 0 ? [writeWear(scene.wear)] : []),
      ].join('.');
    case 'detail':
      return ['detail', scene.detail, scene.part, hex(scene.color), scene.text || '-', writePose(scene.pose)].join('.');
    case 'home':
      return ['home', scene.style, scene.view, hex(scene.color), writePose(scene.pose)].join('.');
    case 'room':
      return ['room', scene.room, hex(scene.color), writePose(scene.pose)].join('.');
    case 'plan':
      return ['plan', scene.bedrooms, scene.halfBaths, scene.area].join('.');
    case 'thing':
      return ['thing', scene.thing, hex(scene.color), scene.ground, writePose(scene.pose)].join('.');
    case 'table':
      return ['table', scene.things.join('+'), scene.ground, writePose(scene.pose)].join('.');
    case 'sketch':
      return ['sketch', scene.silhouette, hex(scene.color), scene.framing, scene.background].join('.');
  }
}

const WORD = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const COLOR = /^[0-9a-f]{6}$/;
const TEXT = /^[0-9A-Za-z-]{1,40}$/;
const MAX_THINGS = 6;

const isOneOf = <Word extends string>(list: readonly Word[], word: string | undefined): word is Word =>
  (list as readonly string[]).includes(word ?? '');

/** Reads what `sceneCode` wrote; null for anything else. Whether the named parts exist is for the catalog to say. */
export function parseScene(code: string): Scene | null {
  const [kind, ...words] = code.split('.');
  const read = kind !== undefined && Object.hasOwn(READERS, kind) ? READERS[kind as SceneKind] : null;
  const scene = read?.(words) ?? null;
  // One spelling a scene, so that a picture has one address.
  return scene && sceneCode(scene) === code ? scene : null;
}

type Words = readonly string[];
const areWords = (words: readonly (string | undefined)[]): boolean => words.every((word) => WORD.test(word ?? ''));
const colorOf = (word: string | undefined): string | null => (COLOR.test(word ?? '') ? `#${word}` : null);

const READERS: Readonly<Record<SceneKind, (words: Words) => Scene | null>> = {
  vehicle: ([model = '', view, paint, place = '', posed, worn]) => {
    const [color, pose, wear] = [colorOf(paint), readPose(posed), readWear(worn)];
    return color && pose && wear && isOneOf(VEHICLE_VIEWS, view) && areWords([model, place])
      ? { kind: 'vehicle', model, view, color, place, pose, wear }
      : null;
  },
  detail: ([detail, part = '', paint, text = '', posed]) => {
    const [color, pose] = [colorOf(paint), readPose(posed)];
    return color && pose && isOneOf(DETAILS, detail) && areWords([part]) && TEXT.test(text)
      ? { kind: 'detail', detail, part, color, text: text === '-' ? '' : text, pose }
      : null;
  },
  home: ([style = '', view = '', paint, posed]) => {
    const [color, pose] = [colorOf(paint), readPose(posed)];
    return color && pose && areWords([style, view]) ? { kind: 'home', style, view, color, pose } : null;
  },
  room: ([room = '', paint, posed]) => {
    const [color, pose] = [colorOf(paint), readPose(posed)];
    return color && pose && areWords([room]) ? { kind: 'room', room, color, pose } : null;
  },
  plan: ([beds, baths, size]) => {
    const bedrooms = readNumber(beds, 12);
    const halfBaths = readNumber(baths, 24);
    const area = readNumber(size, 20_000);
    return bedrooms !== null && halfBaths !== null && area !== null
      ? { kind: 'plan', bedrooms, halfBaths, area }
      : null;
  },
  thing: ([thing = '', paint, ground = '', posed]) => {
    const [color, pose] = [colorOf(paint), readPose(posed)];
    return color && pose && areWords([thing, ground]) ? { kind: 'thing', thing, color, ground, pose } : null;
  },
  table: ([list = '', ground = '', posed]) => {
    const things = list.split('+');
    const pose = readPose(posed);
    return pose && things.length <= MAX_THINGS && areWords([...things, ground])
      ? { kind: 'table', things, ground, pose }
      : null;
  },
  sketch: ([silhouette, paint, framing, background]) => {
    const color = colorOf(paint);
    return color &&
      isOneOf(SILHOUETTE_KINDS, silhouette) &&
      isOneOf(FRAMINGS, framing) &&
      isOneOf(BACKGROUNDS, background)
      ? { kind: 'sketch', silhouette, color, framing, background }
      : null;
  },
};
