import { odometerDigits } from '../rules/scene/digits.ts';
import {
  type Chance,
  chancePose,
  choose,
  chooseLap,
  chooseNumber,
  cutOnSpot,
  LIGHTS,
  SPOTS,
} from '../rules/scene/chance.ts';
import { isLikelyAt } from '../rules/scene/climate.ts';
import type { Detail, Scene, VehicleView } from '../rules/scene/scene.ts';
import { type VehicleLook, vehicleShapes } from '../rules/scene/vehicle-model.ts';
import { CLEAN, wearOf, wearSeen } from '../rules/scene/wear.ts';
import { type Catalog, partsCatalog } from './catalog.ts';

/** What a listing says that shows in pictures of its vehicle. */
type VehicleFacts = VehicleLook & {
  /** `#rrggbb` of paint and seats; null where nobody said. */
  readonly color: string | null;
  readonly seatColor: string | null;
  /** Null for what counts none. */
  readonly miles: number | null;
  /** Where the outside is damaged, as the shot list says it, and what the listing's own sentences are. */
  readonly damage: readonly string[];
  readonly words: string;
  /** Of the sticker in its window. */
  readonly stickerCode: string | null;
  /** Where it is, so that it stands in no snow that never falls there; null where nobody said. */
  readonly zip: string | null;
  readonly chance: Chance;
};

/** What a picture is of, as the shot list names it; null for what the list has no word for. */
export type Drawing = { readonly shot: string | null; readonly scene: Scene };

const PLAIN = '#a9b2bc';
const DARK_SEATS = '#1f2125';
const BARE_METAL = '#b9bec4';

const OUTSIDE: readonly (readonly [shot: string, view: VehicleView])[] = [
  ['FRONT_3_4', 'front34'],
  ['DRIVER_SIDE', 'left'],
  ['REAR_3_4', 'rear34'],
  ['PASSENGER_SIDE', 'right'],
];

/** Where such a vehicle is photographed: sleds on snow, campers where there is room, boats on their trailers by the water. */
const WHERE: readonly (readonly [bodies: RegExp, kinds: readonly string[]])[] = [
  [/^(?:bowrider|pontoon|fishing-boat|center-console|pwc)$/, ['boat-trailer', 'trailer']],
  [/^sailboat$/, ['boat']],
  [/^snowmobile$/, ['snowmobile']],
  [/^motorhome-/, ['rv']],
  [/^(?:travel-trailer|fifth-wheel|pop-up|truck-camper)$/, ['trailer']],
  [/^(?:cruiser|standard|sport-bike|touring|adventure|dirt-bike|scooter)$/, ['motorcycle', 'car']],
  [/^(?:atv|utv)$/, ['powersports', 'motorcycle', 'car']],
];
const ANYWHERE: readonly string[] = ['car'];

function placesFor(
  { places }: Catalog,
  { body, camera }: { body: string; camera: string },
  zip: string | null,
): string[] {
  const wanted = WHERE.find(([bodies]) => bodies.test(body))?.[1] ?? ANYWHERE;
  return Object.entries(places).flatMap(([name, { far, kinds }]) =>
    kinds.some((kind) => wanted.includes(kind)) && (far || camera !== 'far') && isLikelyAt(name, zip) ? [name] : [],
  );
}

/** What is seen outside: the shot, the view that it is, and whether it is turned around. */
function viewOf(
  catalog: Catalog,
  shapes: readonly string[],
  view: VehicleView,
): { model: string; view: VehicleView } | null {
  const { models } = catalog.vehicles;
  const drawn = (name: string): VehicleView | null =>
    models[name]?.views[view] ? view : view === 'right' && models[name]?.views.left ? 'left' : null;
  const model = shapes.find((name) => drawn(name) !== null);
  const found = model === undefined ? null : drawn(model);
  return model !== undefined && found ? { model, view: found } : null;
}

type Stand = { readonly place: string; readonly mirrored: boolean; readonly spot: number };

/** Every way of standing somewhere: place, side and spot. */
const standsIn = (places: readonly string[]): Stand[] =>
  Array.from({ length: SPOTS }, (_, spot) =>
    [false, true].flatMap((mirrored) => places.map((place) => ({ place, mirrored, spot }))),
  ).flat();

function outside(
  facts: VehicleFacts,
  shapes: readonly string[],
  places: readonly string[],
  catalog: Catalog,
): Drawing[] {
  const { chance, color } = facts;
  const wear = wearOf(facts.damage, facts.words, chance.seed);
  const [first, ...more] = standsIn(places);
  if (!first) return [];
  const { place, mirrored, spot } = choose(chance, 'stand', [first, ...more]);
  const lap = chooseLap(chance, 'cut', more.length + 1, 4);
  const light = chooseNumber(chance, 'light', LIGHTS);
  return OUTSIDE.flatMap(([shot, view]): Drawing[] => {
    const seen = viewOf(catalog, shapes, view);
    if (!seen) return [];
    const isSide = view === 'left' || view === 'right';
    const pose = chancePose(chance, shot, {
      ...cutOnSpot(chance, shot, spot, lap),
      mirrored: isSide ? seen.view !== view : mirrored,
      spot,
      light,
    });
    const isWorn = catalog.vehicles.models[seen.model]?.painted;
    const shown = isWorn ? wearSeen(wear, seen.view, pose.mirrored) : CLEAN;
    return [{ shot, scene: { kind: 'vehicle', ...seen, color: color ?? PLAIN, place, pose, wear: shown } }];
  });
}

/** The variants of a close-up: those of this body where it has its own, else those of every body. */
function variantsOf(catalog: Catalog, detail: Detail, body: string): string[] {
  const names = Object.keys(catalog.vehicles.details).flatMap((name) =>
    name.startsWith(`${detail}-`) ? [name.slice(detail.length + 1)] : [],
  );
  const own = names.filter((part) => part.startsWith(`${body}-`) || part === body);
  return own.length > 0 ? own : names.filter((part) => /^\d+$/.test(part));
}

function closeUps(facts: VehicleFacts, body: string, catalog: Catalog): Drawing[] {
  const { chance, color, seatColor, miles } = facts;
  const paint = color ?? PLAIN;
  const seats = seatColor ?? DARK_SEATS;
  const wanted: readonly (readonly [shot: string | null, detail: Detail, color: string, text: string])[] = [
    ...(miles === null ? [] : [['DASH_MILES', 'dash', seats, odometerDigits(miles)] as const]),
    ['INTERIOR_FRONT', 'seats', seats, ''],
    ['CARGO', 'cargo', paint, ''],
    ['ENGINE', 'engine', paint, ''],
    ['TIRES', 'wheel', paint, ''],
    ['VIN_PLATE', 'plate', paint, ''],
    ...(facts.damage.length > 0 ? [['DAMAGE', 'damage', paint, ''] as const] : []),
    ...(facts.stickerCode ? [[null, 'window', paint, facts.stickerCode] as const] : []),
  ];
  return wanted.flatMap(([shot, detail, tint, text]): Drawing[] => {
    const [first, ...more] = variantsOf(catalog, detail, body);
    if (first === undefined) return [];
    const part = choose(chance, detail, [first, ...more]);
    const fixed = detail === 'window' && !HAS_RAILS.test(body) ? { zoom: 9, down: 9 } : {};
    const pose = chancePose(chance, detail, fixed);
    return [{ shot, scene: { kind: 'detail', detail, part, color: tint, text, pose } }];
  });
}

/** Bodies that carry rails on their roofs, as the rendered window does. */
const HAS_RAILS = /^(?:suv-|wagon|off-roader|minivan)/;

/** Close-ups were made of cars; a boat's helm or a trailer's bed is none of them. */
const HAS_CLOSE_UPS = new Set(['CARS']);

/** The pictures of a vehicle as its listing describes it, the cover first; none where no honest shape exists. */
export function drawVehiclePictures(facts: VehicleFacts): Drawing[] {
  const catalog = partsCatalog();
  const shapes = vehicleShapes(facts).filter((name) => canWear(catalog, name, facts.color));
  const found = catalog.vehicles.models[viewOf(catalog, shapes, 'front34')?.model ?? ''];
  if (!found) return [];
  return [
    ...outside(facts, shapes, placesFor(catalog, found, facts.zip), catalog),
    ...(HAS_CLOSE_UPS.has(facts.type) ? closeUps(facts, found.body, catalog) : []),
  ];
}

/** What was rendered without paint is bare metal, whatever the words say. */
const canWear = ({ vehicles }: Catalog, name: string, color: string | null): boolean =>
  vehicles.models[name] !== undefined && (vehicles.models[name].painted || color === null || color === BARE_METAL);
