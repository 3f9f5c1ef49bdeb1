import type { VehicleType } from '#shared/enums.ts';
import type { Option } from '#shared/labels.ts';

/** What sort of RV, boat … it is. Cars have bodies instead. Values are unique over all types. */
const CLASSES = {
  CARS: {},
  RVS: {
    CLASS_A: 'Class A motorhome',
    CLASS_B: 'Class B camper van',
    CLASS_C: 'Class C motorhome',
    TRAVEL_TRAILER: 'Travel trailer',
    FIFTH_WHEEL: 'Fifth wheel',
    TOY_HAULER: 'Toy hauler',
    POP_UP: 'Pop-up camper',
    TRUCK_CAMPER: 'Truck camper',
  },
  MOTORCYCLES: {
    CRUISER: 'Cruiser',
    SPORT_BIKE: 'Sport',
    TOURING: 'Touring',
    STANDARD: 'Standard',
    ADVENTURE: 'Adventure',
    DUAL_SPORT: 'Dual sport',
    DIRT_BIKE: 'Dirt bike',
    SCOOTER: 'Scooter',
    TRIKE: 'Trike',
  },
  BOATS: {
    BOWRIDER: 'Bowrider',
    PONTOON: 'Pontoon',
    CENTER_CONSOLE: 'Center console',
    BASS_BOAT: 'Bass or fishing boat',
    SKI_BOAT: 'Ski or wake boat',
    DECK_BOAT: 'Deck boat',
    CABIN_CRUISER: 'Cabin cruiser',
    SAILBOAT: 'Sailboat',
    JON_BOAT: 'Jon or utility boat',
    INFLATABLE: 'Inflatable',
    HOUSEBOAT: 'Houseboat',
    OTHER_BOAT: 'Another boat',
  },
  POWERSPORTS: {
    ATV: 'ATV',
    SIDE_BY_SIDE: 'Side-by-side',
    PERSONAL_WATERCRAFT: 'Personal watercraft',
    SNOWMOBILE: 'Snowmobile',
    GOLF_CART: 'Golf cart',
    OTHER_POWERSPORTS: 'Another machine',
  },
  OTHERS: {
    TRAILER: 'Trailer',
    TRACTOR: 'Tractor',
    EQUIPMENT: 'Construction equipment',
    COMMERCIAL_TRUCK: 'Commercial truck',
    BUS: 'Bus',
    OTHER_VEHICLE: 'Something else',
  },
} as const satisfies Record<VehicleType, Record<string, string>>;

/** The classes of a type as a choice list; none for cars. */
export function classesFor(type: VehicleType): Option[] {
  return Object.entries(CLASSES[type]).map(([value, label]) => ({ value, label }));
}

export const ALL_CLASSES: readonly Option[] = (Object.keys(CLASSES) as VehicleType[]).flatMap(classesFor);

/** The label of a class; empty for a word that is none. */
export const classLabel = (value: string): string => ALL_CLASSES.find((option) => option.value === value)?.label ?? '';

/** Pulled or carried by something else: no engine, no odometer. */
const TOWED: ReadonlySet<string> = new Set([
  'TRAVEL_TRAILER',
  'FIFTH_WHEEL',
  'TOY_HAULER',
  'POP_UP',
  'TRUCK_CAMPER',
  'TRAILER',
]);
/** Their wear is counted in hours. */
const BY_HOURS: ReadonlySet<string> = new Set(['PERSONAL_WATERCRAFT', 'TRACTOR', 'EQUIPMENT']);
/** Of what falls under no other type, these have an odometer that counts. */
const ON_ROADS: ReadonlySet<string> = new Set(['COMMERCIAL_TRUCK', 'BUS']);

/** The class, if it belongs to the type: a boat's class left over says nothing about an RV. */
export const classOf = (type: VehicleType, value: string): string => (Object.hasOwn(CLASSES[type], value) ? value : '');

/** Whether it has an engine of its own, as far as its type and class tell. */
export const isMotorized = (type: VehicleType, vehicleClass: string): boolean =>
  type === 'BOATS' || !TOWED.has(vehicleClass);

export type Meter = 'miles' | 'hours' | 'none';

/**
 * What tells how much a vehicle was used. A boat counts hours unless it has no motor.
 *
 * @param propulsion of a boat; empty while nobody said
 */
export function meterOf(type: VehicleType, vehicleClass: string, propulsion = ''): Meter {
  if (type === 'BOATS') return propulsion === 'NONE' ? 'none' : 'hours';
  if (!isMotorized(type, vehicleClass) || vehicleClass === 'GOLF_CART') return 'none';
  if (BY_HOURS.has(vehicleClass)) return 'hours';
  return type !== 'OTHERS' || ON_ROADS.has(vehicleClass) ? 'miles' : 'none';
}

export const HULL_LABELS = {
  FIBERGLASS: 'Fiberglass',
  ALUMINUM: 'Aluminum',
  WOOD: 'Wood',
  STEEL: 'Steel',
  INFLATABLE_HULL: 'Inflatable',
  OTHER_HULL: 'Other',
} as const;

export const PROPULSION_LABELS = {
  OUTBOARD: 'Outboard',
  INBOARD: 'Inboard',
  STERNDRIVE: 'Sterndrive',
  JET_DRIVE: 'Jet drive',
  ELECTRIC_MOTOR: 'Electric motor',
  NONE: 'No motor',
} as const;
