import type { Body, VehicleType } from '#shared/enums.ts';

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

/** Families that have a shape of their own, by make; a name begins with the family's. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  acura: ['mdx'],
  audi: ['a4', 'q5'],
  bmw: ['3-series', 'x5'],
  buick: ['enclave'],
  chevrolet: ['bolt', 'corvette', 'equinox', 'malibu', 'silverado', 'tahoe'],
  chrysler: ['pacifica'],
  dodge: ['challenger', 'charger'],
  ford: ['bronco', 'escape', 'explorer', 'f-150', 'mustang', 'transit'],
  gmc: ['acadia', 'sierra'],
  honda: ['accord', 'civic', 'cr-v', 'odyssey', 'pilot'],
  hyundai: ['elantra', 'tucson'],
  jeep: ['grand-cherokee', 'wrangler'],
  kia: ['sorento', 'soul'],
  lexus: ['es', 'rx'],
  mazda: ['cx-5', 'mazda3', 'mx-5'],
  'mercedes-benz': ['c-class'],
  mini: ['cooper'],
  nissan: ['altima', 'leaf', 'rogue'],
  ram: ['1500'],
  subaru: ['forester', 'outback'],
  tesla: ['model-3', 'model-y'],
  toyota: ['4runner', 'camry', 'corolla', 'highlander', 'prius', 'rav4', 'sienna', 'tacoma'],
  volkswagen: ['jetta', 'tiguan'],
  volvo: ['xc60'],
};

/** Names that say the family another way. */
const ALSO: readonly (readonly [make: string, named: RegExp, family: string])[] = [
  ['bmw', /^3[1-4]\d[a-z]*\b/, '3-series'],
  ['mercedes-benz', /^c-?\d{2,3}\b/, 'c-class'],
  ['chevrolet', /^suburban/, 'tahoe'],
  ['mazda', /^3\b/, 'mazda3'],
  ['mazda', /^(?:mx5|miata)/, 'mx-5'],
];

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
  CENTER_CONSOLE: 'fishing-boat',
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
const LAST_CLASSIC_YEAR = 1979;

const kebab = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Whether a name is the family's or says more than it: `camry-hybrid` is a Camry, `es-350` an ES, `estima` is not. */
const isOf = (name: string, family: string): boolean => name === family || name.startsWith(`${family}-`);

function familyOf(make: string, model: string): string | null {
  const family =
    FAMILIES[make]?.find((it) => isOf(model, it)) ??
    ALSO.find(([maker, named]) => maker === make && named.test(model))?.[2];
  return family ? `${make}-${family}` : null;
}

function bodyOf({ make, body, vehicleClass, type, year }: VehicleLook, model: string): string | null {
  if (type === 'OTHERS' && GOLF_CART.test(`${kebab(make)}-${model}`)) return 'golf-cart';
  if (type !== 'CARS') return vehicleClass ? (BY_CLASS[vehicleClass] ?? null) : BY_TYPE[type];
  const isOld = year !== null && year <= LAST_CLASSIC_YEAR;
  if (isOld && (body === null || /^(?:COUPE|SEDAN|CONVERTIBLE|OTHER)$/.test(body))) return 'classic';
  if (body === 'SUV' && THREE_ROWS.test(model)) return 'suv-3row';
  if (body === 'SUV' && OFF_ROAD.test(model)) return 'off-roader';
  return body ? BY_BODY[body] : BY_TYPE.CARS;
}

/** The shape a vehicle is drawn in: its family's, else that of its body or class; null where none would be honest. */
export function vehicleModel(look: VehicleLook): { readonly family: string | null; readonly body: string | null } {
  const model = kebab(look.model);
  const family = look.type === 'CARS' ? familyOf(kebab(look.make), model) : null;
  return { family, body: bodyOf(look, model) };
}
