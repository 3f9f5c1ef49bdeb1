import type { Body, VehicleType } from '#shared/enums.ts';
import { familyOf } from './families.ts';

/** What is known of a vehicle whose picture is wanted. */
export type VehicleLook = {
  readonly type: VehicleType;
  readonly make: string;
  readonly model: string;
  readonly year: number | null;
  readonly body: Body | null;
  /** Of vehicles that are no cars: `CLASS_C`, `PONTOON`, `ATV` and so on. */
  readonly vehicleClass: string | null;
};

const BY_BODY: Readonly<Record<Body, string>> = {
  COUPE: 'coupe',
  TRUCK: 'pickup-crew',
  VAN: 'cargo-van',
  SEDAN: 'sedan',
  HATCHBACK: 'hatchback',
  SUV: 'suv-2row',
  CONVERTIBLE: 'convertible',
  WAGON: 'wagon',
  MINIVAN: 'minivan',
  PICKUP: 'pickup-crew',
  OTHER: 'sedan',
};

const BY_CLASS: Readonly<Record<string, string>> = {
  CLASS_A: 'motorhome-a',
  CLASS_B: 'motorhome-b',
  CLASS_C: 'motorhome-c',
  TRAVEL_TRAILER: 'travel-trailer',
  TOY_HAULER: 'travel-trailer',
  FIFTH_WHEEL: 'fifth-wheel',
  POP_UP: 'pop-up',
  TRUCK_CAMPER: 'truck-camper',
  CRUISER: 'cruiser',
  STANDARD: 'standard',
  SPORT_BIKE: 'sport-bike',
  TOURING: 'touring',
  ADVENTURE: 'adventure',
  DUAL_SPORT: 'dirt-bike',
  DIRT_BIKE: 'dirt-bike',
  SCOOTER: 'scooter',
  ATV: 'atv',
  SIDE_BY_SIDE: 'utv',
  SNOWMOBILE: 'snowmobile',
  PERSONAL_WATERCRAFT: 'pwc',
  PONTOON: 'pontoon',
  BOWRIDER: 'bowrider',
  DECK_BOAT: 'bowrider',
  SKI_BOAT: 'bowrider',
  BASS_BOAT: 'fishing-boat',
  CENTER_CONSOLE: 'center-console',
  JON_BOAT: 'fishing-boat',
  SAILBOAT: 'sailboat',
  GOLF_CART: 'golf-cart',
};

/** What a type's vehicles look like while nobody has said their class. A class without a shape here has no picture. */
const BY_TYPE: Readonly<Record<VehicleType, string | null>> = {
  CARS: 'sedan',
  RVS: 'travel-trailer',
  MOTORCYCLES: 'cruiser',
  BOATS: 'bowrider',
  POWERSPORTS: 'atv',
  OTHERS: null,
};

/** Sold with three rows of seats; an SUV that is not named here is drawn with two. */
const THREE_ROWS =
  /^(?:atlas|ascent|armada|cx-9|cx-90|durango|expedition|palisade|pathfinder|sequoia|telluride|traverse|yukon|escalade|qx\d0)/;
const OFF_ROAD = /^(?:land-cruiser|defender|fj-cruiser|g-class|xterra|gladiator)/;
/** Makers of golf carts and nothing else, and the carts of those who make more. */
const GOLF_CART = /^(?:club-car|e-?z-?go|yamaha-drive)/;
/** Made of sheets that nobody paints. */
const SILVER_TRAILER = /^airstream-(?:flying-cloud|international|classic|globetrotter|bambi|caravel|sport)/;
/** Electric, low and smooth. */
const ELECTRIC_SUV =
  /^(?:mustang-mach-e|ioniq-5|ev6|id-4|ariya|bz4x|solterra|polestar-2|model-x|i-pace|e-tron|enyaq|ex30|c40|niro-ev|lyriq)/;
const TWO_SEATS = /^(?:911|cayman|boxster|718|supra|gr86|brz|370z|350z|nsx|viper|z4|f-type|huracan|488|r8)/;
const LAST_CLASSIC_YEAR = 1979;

const kebab = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function bodyOf({ make, body, vehicleClass, type, year }: VehicleLook, model: string): string | null {
  if (type === 'OTHERS' && GOLF_CART.test(`${kebab(make)}-${model}`)) return 'golf-cart';
  if (type !== 'CARS') return vehicleClass ? (BY_CLASS[vehicleClass] ?? null) : BY_TYPE[type];
  const isOld = year !== null && year <= LAST_CLASSIC_YEAR;
  if (isOld && (body === null || /^(?:COUPE|SEDAN|CONVERTIBLE|OTHER)$/.test(body))) return 'classic';
  if (body === 'SUV' && THREE_ROWS.test(model)) return 'suv-3row';
  if (body === 'SUV' && ELECTRIC_SUV.test(model)) return 'ev-crossover';
  if (body === 'COUPE' && TWO_SEATS.test(model)) return 'sports';
  if (body === 'SUV' && OFF_ROAD.test(model)) return 'off-roader';
  return body ? BY_BODY[body] : BY_TYPE.CARS;
}

/** What is near enough to stand in where a body has no part yet. */
const NEAR: Readonly<Record<string, string>> = {
  'center-console': 'fishing-boat',
  sports: 'coupe',
  'ev-crossover': 'suv-2row',
};

/** The shape a vehicle is drawn in: its family's, else that of its body or class; null where none would be honest. */
export function vehicleModel(look: VehicleLook): { readonly family: string | null; readonly body: string | null } {
  const [make, model] = [kebab(look.make), kebab(look.model)];
  if (look.type === 'RVS' && SILVER_TRAILER.test(`${make}-${model}`))
    return { family: 'airstream-flying-cloud', body: 'travel-trailer' };
  const isOld = look.year !== null && look.year <= LAST_CLASSIC_YEAR;
  const found = look.type === 'CARS' && !isOld ? familyOf(make, model, look.body) : null;
  return found ?? { family: null, body: bodyOf(look, model) };
}

/** The shapes in which a vehicle may be drawn, the most telling first. */
export function vehicleShapes(look: VehicleLook): readonly string[] {
  const { family, body } = vehicleModel(look);
  const near = body === null ? undefined : NEAR[body];
  return [family, body, near ?? null].filter((shape): shape is string => shape !== null);
}
