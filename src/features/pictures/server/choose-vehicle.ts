import { odometerDigits } from '../rules/scene/digits.ts';
import type { Pose } from '../rules/scene/pose.ts';
import { seededNumber, seededPick } from '../rules/scene/seeded.ts';
import type { Detail, Scene, VehicleView } from '../rules/scene/scene.ts';
import { type VehicleLook, vehicleModel } from '../rules/scene/vehicle-model.ts';
import { type Catalog, partsCatalog } from './catalog.ts';

/** What a listing says that shows in pictures of its vehicle. */
type VehicleFacts = VehicleLook & {
  /** `#rrggbb` of paint and seats; null where nobody said. */
  readonly color: string | null;
  readonly seatColor: string | null;
  /** Null for what counts none. */
  readonly miles: number | null;
  readonly isDamaged: boolean;
  /** Of the sticker in its window. */
  readonly stickerCode: string | null;
  /** The listing's id: two like ones are seen elsewhere, from elsewhere. */
  readonly seed: string;
};

/** What a picture is of, as the shot list names it; null for what the list has no word for. */
export type Drawing = { readonly shot: string | null; readonly scene: Scene };

const PLAIN = '#a9b2bc';
const DARK_SEATS = '#1f2125';

const poseOf = (seed: string, shot: string, mirrored = false): Pose => ({
  mirrored,
  zoom: seededNumber(seed, `${shot} zoom`, 10),
  across: seededNumber(seed, `${shot} across`, 10),
  down: seededNumber(seed, `${shot} down`, 10),
});

const OUTSIDE: readonly (readonly [shot: string, view: VehicleView])[] = [
  ['FRONT_3_4', 'front34'],
  ['DRIVER_SIDE', 'left'],
  ['REAR_3_4', 'rear34'],
  ['PASSENGER_SIDE', 'right'],
];

/** Where such a vehicle is photographed: sleds on snow, campers where there is room, boats on their trailers by the water. */
const WHERE: readonly (readonly [bodies: RegExp, kinds: readonly string[]])[] = [
  [/^(?:bowrider|pontoon|fishing-boat|pwc)$/, ['boat-trailer', 'trailer']],
  [/^sailboat$/, ['boat']],
  [/^snowmobile$/, ['snowmobile']],
  [/^motorhome-/, ['rv']],
  [/^(?:travel-trailer|fifth-wheel|pop-up|truck-camper)$/, ['trailer']],
  [/^(?:cruiser|standard|sport-bike|touring|adventure|dirt-bike|scooter)$/, ['motorcycle']],
  [/^(?:atv|utv)$/, ['powersports', 'motorcycle']],
];
const ANYWHERE: readonly string[] = ['car'];

function placesFor({ places }: Catalog, { body, camera }: { body: string; camera: string }): string[] {
  const wanted = WHERE.find(([bodies]) => bodies.test(body))?.[1] ?? ANYWHERE;
  return Object.entries(places).flatMap(([name, { far, kinds }]) =>
    kinds.some((kind) => wanted.includes(kind)) && (far || camera !== 'far') ? [name] : [],
  );
}

function outside({ seed, color }: VehicleFacts, model: string, place: string, catalog: Catalog): Drawing[] {
  const views = catalog.vehicles.models[model]?.views ?? {};
  // Whoever photographs a vehicle walks around it one way or the other.
  const mirrored = seededNumber(seed, 'side', 2) === 1;
  return OUTSIDE.flatMap(([shot, view]): Drawing[] => {
    const isSide = view === 'left' || view === 'right';
    const drawn = views[view] ? view : view === 'right' && views.left ? 'left' : null;
    if (!drawn) return [];
    const pose = poseOf(seed, shot, isSide ? drawn !== view : mirrored);
    return [{ shot, scene: { kind: 'vehicle', model, view: drawn, color: color ?? PLAIN, place, pose } }];
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
  const { seed, color, seatColor, miles } = facts;
  const paint = color ?? PLAIN;
  const seats = seatColor ?? DARK_SEATS;
  const wanted: readonly (readonly [shot: string | null, detail: Detail, color: string, text: string])[] = [
    ...(miles === null ? [] : [['DASH_MILES', 'dash', seats, odometerDigits(miles)] as const]),
    ['INTERIOR_FRONT', 'seats', seats, ''],
    ['CARGO', 'cargo', paint, ''],
    ['ENGINE', 'engine', paint, ''],
    ['TIRES', 'wheel', paint, ''],
    ['VIN_PLATE', 'plate', paint, ''],
    ...(facts.isDamaged ? [['DAMAGE', 'damage', paint, ''] as const] : []),
    ...(facts.stickerCode ? [[null, 'window', paint, facts.stickerCode] as const] : []),
  ];
  return wanted.flatMap(([shot, detail, tint, text]): Drawing[] => {
    const [first, ...more] = variantsOf(catalog, detail, body);
    if (first === undefined) return [];
    const part = seededPick(seed, detail, [first, ...more]);
    return [{ shot, scene: { kind: 'detail', detail, part, color: tint, text, pose: poseOf(seed, detail) } }];
  });
}

/** Close-ups were made of cars; a boat's helm or a trailer's bed is none of them. */
const HAS_CLOSE_UPS = new Set(['CARS']);

/** The pictures of a vehicle as its listing describes it, the cover first; none where no honest shape exists. */
export function drawVehiclePictures(facts: VehicleFacts): Drawing[] {
  const catalog = partsCatalog();
  const { family, body } = vehicleModel(facts);
  const model = [family, body].find((name) => name !== null && catalog.vehicles.models[name] !== undefined);
  const found = model ? catalog.vehicles.models[model] : undefined;
  if (!model || !found) return [];
  const [place, ...others] = placesFor(catalog, found);
  if (place === undefined) return [];
  const where = seededPick(facts.seed, 'place', [place, ...others]);
  return [
    ...outside(facts, model, where, catalog),
    ...(HAS_CLOSE_UPS.has(facts.type) ? closeUps(facts, found.body, catalog) : []),
  ];
}
