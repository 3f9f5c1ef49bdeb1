import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type FindScene, HASH_DIGITS } from '#features/photos/server/index.ts';
import type { Services } from '#platform/context.ts';
import * as schema from '#features/schema.ts';
import { DRAWN_SIZE, type PublicPhoto } from '#features/photos/rules/photos.ts';
import {
  colorOfScene,
  type Drawing,
  drawHomePictures,
  drawTablePictures,
  drawThingPictures,
  drawVehiclePictures,
} from '#features/pictures/server/index.ts';
import type { Chance, Turn } from '#features/pictures/rules/scene/chance.ts';
import { describeScene } from '#features/pictures/rules/scene/describe.ts';
import { sceneCode } from '#features/pictures/rules/scene/scene.ts';
import { EXTERIOR_COLORS, INTERIOR_COLORS } from '#shared/colors.ts';
import { meterOf } from '#features/vehicles/rules/vehicle-classes.ts';
import { BODIES, type ListingCategory, VEHICLE_TYPES } from '#shared/enums.ts';
import { type Answers, numberAnswer, textAnswer } from '#shared/answers.ts';
import { CATEGORIES } from '../rules/categories.ts';

/** What is known of a listing whose pictures are drawn. */
export type Drawable = {
  readonly id: string;
  readonly category: ListingCategory;
  readonly title: string;
  readonly answers: Answers;
  /** Of the sticker on it. */
  readonly stickerCode?: string | null;
  /** Names of what lies on the tables of a sale. */
  readonly itemNames?: readonly string[];
  /** Where many like ones are drawn in a row: which of them this is. */
  readonly turn?: Turn | undefined;
};

const chanceOf = ({ id, turn }: Pick<Drawable, 'id' | 'turn'>): Chance => ({ seed: id, turn: turn ?? null });

const types = z.enum(VEHICLE_TYPES).catch('OTHERS');
const bodies = z.enum(BODIES).nullable().catch(null);
const hexOf = (colors: typeof EXTERIOR_COLORS, answer: string): string | null =>
  colors.find(({ value }) => value === answer)?.hex ?? null;
const listOf = (answers: Answers, id: string): readonly string[] => {
  const answer = answers[id];
  return Array.isArray(answer) ? (answer as readonly string[]) : [];
};

function vehicle({ id, answers, stickerCode = null, turn }: Drawable): Drawing[] {
  const type = types.parse(answers.vehicleType);
  const vehicleClass = textAnswer(answers, 'vehicleClass');
  const counts = meterOf(type, vehicleClass, textAnswer(answers, 'propulsion')) === 'miles';
  return drawVehiclePictures({
    type,
    make: textAnswer(answers, 'makeCustom') || textAnswer(answers, 'make'),
    model: textAnswer(answers, 'model'),
    year: numberAnswer(answers, 'year'),
    body: bodies.parse(answers.body ?? null),
    vehicleClass: vehicleClass || null,
    color: hexOf(EXTERIOR_COLORS, textAnswer(answers, 'exteriorColor')),
    seatColor: hexOf(INTERIOR_COLORS, textAnswer(answers, 'interiorColor')),
    miles: counts ? numberAnswer(answers, 'mileage') : null,
    damage: listOf(answers, 'damage'),
    words: textAnswer(answers, 'description'),
    stickerCode,
    zip: textAnswer(answers, 'postcode') || null,
    chance: chanceOf({ id, turn }),
  });
}

function home({ id, answers, turn }: Drawable): Drawing[] {
  return drawHomePictures({
    homeType: textAnswer(answers, 'homeType'),
    words: `${textAnswer(answers, 'headline')} ${textAnswer(answers, 'description')}`,
    yearBuilt: numberAnswer(answers, 'yearBuilt'),
    bedrooms: numberAnswer(answers, 'bedrooms'),
    bathrooms: numberAnswer(answers, 'bathrooms'),
    area: numberAnswer(answers, 'area'),
    amenities: listOf(answers, 'amenities'),
    zip: textAnswer(answers, 'postcode') || null,
    chance: chanceOf({ id, turn }),
  });
}

function thing({ id, answers, turn }: Drawable): Drawing[] {
  const name = textAnswer(answers, 'itemName') || textAnswer(answers, 'thingName');
  const words = `${textAnswer(answers, 'itemNote')} ${textAnswer(answers, 'description')}`;
  return drawThingPictures({ name, words, chance: chanceOf({ id, turn }) });
}

const DRAW = {
  vehicle,
  home,
  thing,
  sale: ({ id, itemNames = [], turn }: Drawable) =>
    drawTablePictures({ names: itemNames, chance: chanceOf({ id, turn }) }),
} as const;

/** The pictures of a listing as its words describe it, the cover first; none where nothing honest can be drawn. */
export const listingDrawings = (of: Drawable): Drawing[] => DRAW[CATEGORIES[of.category].family](of);

/** Names a scene: the same scene has the same files. The number grows when scenes are drawn another way. */
export const sceneHash = (code: string): string => createHash('sha256').update(`scene 3 ${code}`).digest('hex');

/** The drawing that stands in for a listing's missing photos; null where there is none. */
export function drawnCover(of: Drawable): PublicPhoto | null {
  const [cover] = listingDrawings(of);
  if (!cover) return null;
  return {
    id: of.id,
    hash: sceneHash(sceneCode(cover.scene)).slice(0, HASH_DIGITS),
    width: DRAWN_SIZE.width,
    height: DRAWN_SIZE.height,
    widths: DRAWN_SIZE.widths,
    color: colorOfScene(cover.scene),
    alt: describeScene(cover.scene, of.title),
    caption: '',
    shot: cover.shot,
    isDrawing: true,
  };
}

/** The scene of the drawing that stands in for a listing's photos, while it still says what it said then. */
export const findListingScene =
  ({ db }: Pick<Services, 'db'>): FindScene =>
  async (id, hash) => {
    const { listings } = schema;
    const [row] = await db
      .select({ id: listings.id, category: listings.category, title: listings.title, answers: listings.answers })
      .from(listings)
      .where(eq(listings.id, id));
    const [cover] = row ? listingDrawings(row) : [];
    const code = cover ? sceneCode(cover.scene) : null;
    return code !== null && sceneHash(code).startsWith(hash) ? code : null;
  };
