import type { VehicleType } from '#shared/enums.ts';

/** What is photographed: a vehicle by its type, a home, the tables of a sale, or a single thing. */
export type ShotSubject = VehicleType | 'HOME' | 'SALE' | 'THING';

/** The pictures a buyer looks for, in the order in which one walks around the vehicle, or through the home. */
export const SHOTS = [
  'FRONT_3_4',
  'DRIVER_SIDE',
  'REAR_3_4',
  'PASSENGER_SIDE',
  'DASH_MILES',
  'VIN_PLATE',
  'TIRES',
  'INTERIOR_FRONT',
  'INTERIOR_REAR',
  'CARGO',
  'ENGINE',
  'DAMAGE',
  'HOME_FRONT',
  'HOME_LIVING',
  'HOME_KITCHEN',
  'HOME_BEDROOM',
  'HOME_BATH',
  'HOME_OUTSIDE',
  'THING_FRONT',
  'THING_BACK',
  'THING_LABEL',
  'THING_FLAW',
  'SALE_TABLES',
  'SALE_BIG',
] as const;
export type Shot = (typeof SHOTS)[number];

export const isShot = (word: unknown): word is Shot => SHOTS.includes(word as Shot);

/** What to draw beside a shot. A side faces right, as the passenger’s does; the driver’s is mirrored. */
export type ShotView =
  | 'front'
  | 'rear'
  | 'side'
  | 'side-mirrored'
  | 'dial'
  | 'plate'
  | 'wheel'
  | 'seats'
  | 'box'
  | 'engine'
  | 'mark'
  | 'house'
  | 'room';

export type ShotGuide = {
  readonly shot: Shot;
  readonly label: string;
  readonly hint: string;
  readonly view: ShotView;
  /** Shots without which buyers ask at once. */
  readonly wanted: boolean;
};

type Words = { readonly label: string; readonly hint: string };

const VIEWS: Readonly<Record<Shot, ShotView>> = {
  FRONT_3_4: 'front',
  DRIVER_SIDE: 'side-mirrored',
  REAR_3_4: 'rear',
  PASSENGER_SIDE: 'side',
  DASH_MILES: 'dial',
  VIN_PLATE: 'plate',
  TIRES: 'wheel',
  INTERIOR_FRONT: 'seats',
  INTERIOR_REAR: 'seats',
  CARGO: 'box',
  ENGINE: 'engine',
  DAMAGE: 'mark',
  HOME_FRONT: 'house',
  HOME_LIVING: 'room',
  HOME_KITCHEN: 'room',
  HOME_BEDROOM: 'room',
  HOME_BATH: 'room',
  HOME_OUTSIDE: 'house',
  THING_FRONT: 'box',
  THING_BACK: 'box',
  THING_LABEL: 'plate',
  THING_FLAW: 'mark',
  SALE_TABLES: 'room',
  SALE_BIG: 'box',
};

const WANTED: ReadonlySet<Shot> = new Set([
  'FRONT_3_4',
  'DRIVER_SIDE',
  'REAR_3_4',
  'PASSENGER_SIDE',
  'DASH_MILES',
  'INTERIOR_FRONT',
  'HOME_FRONT',
  'HOME_LIVING',
  'HOME_KITCHEN',
  'HOME_BEDROOM',
  'HOME_BATH',
  'THING_FRONT',
  'SALE_TABLES',
]);

const WORDS: Readonly<Record<Shot, Words>> = {
  FRONT_3_4: { label: 'Front corner', hint: 'Stand at a front corner so the front and one side show.' },
  DRIVER_SIDE: { label: 'Driver side', hint: 'Step back until the whole side fits.' },
  REAR_3_4: { label: 'Rear corner', hint: 'The corner across from your first photo.' },
  PASSENGER_SIDE: { label: 'Passenger side', hint: 'The whole side, doors closed.' },
  DASH_MILES: { label: 'Dash with mileage', hint: 'Engine on, so the odometer and any warning lights show.' },
  VIN_PLATE: { label: 'VIN plate, last digits', hint: 'Cover all but the last 6 characters with a finger.' },
  TIRES: { label: 'Tires', hint: 'A close-up photo of the tread.' },
  INTERIOR_FRONT: { label: 'Front seats', hint: 'From the open driver door.' },
  INTERIOR_REAR: { label: 'Rear seats', hint: 'From an open rear door.' },
  CARGO: { label: 'Cargo space', hint: 'Open and empty.' },
  ENGINE: { label: 'Engine', hint: 'Hood open, from above.' },
  DAMAGE: { label: 'Any damage', hint: 'Show each scratch or dent, so buyers know before they visit.' },
  HOME_FRONT: { label: 'From the street', hint: 'The whole front, in daylight. No people or license plates.' },
  HOME_LIVING: { label: 'Living room', hint: 'From a corner, with the curtains open.' },
  HOME_KITCHEN: { label: 'Kitchen', hint: 'With clear counters and the lights on.' },
  HOME_BEDROOM: { label: 'Bedrooms', hint: 'One photo of each.' },
  HOME_BATH: { label: 'Bathrooms', hint: 'Lid down, towels put away.' },
  HOME_OUTSIDE: { label: 'Yard, balcony, or view', hint: 'What you see from the door.' },
  THING_FRONT: { label: 'The whole item', hint: 'In front of a plain wall, in daylight.' },
  THING_BACK: { label: 'Back', hint: 'And the side, if it looks different.' },
  THING_LABEL: { label: 'Label or model number', hint: 'So buyers can look it up.' },
  THING_FLAW: { label: 'Any flaws', hint: 'Show them close up, so buyers know before they visit.' },
  SALE_TABLES: { label: 'The whole sale', hint: 'From where shoppers will be.' },
  SALE_BIG: { label: 'The big items', hint: 'Furniture, bikes, tools, and anything else that brings people in.' },
};

const startsWith = (word: string) => (shot: Shot) => shot.startsWith(word);
const OF_THINGS = /^(?:HOME|THING|SALE)_/;

/** The shots that are for this subject at all. */
function belongs(subject: ShotSubject): (shot: Shot) => boolean {
  if (subject === 'HOME' || subject === 'THING' || subject === 'SALE') return startsWith(`${subject}_`);
  return (shot) => !OF_THINGS.test(shot);
}

/** Where a type differs from a car; null leaves the shot out. */
const CHANGES: Readonly<Record<ShotSubject, Partial<Record<Shot, Words | null>>>> = {
  CARS: {},
  OTHERS: {},
  HOME: {},
  THING: {},
  SALE: {},
  RVS: {
    INTERIOR_FRONT: { label: 'Living area', hint: 'From the door, lights on.' },
    INTERIOR_REAR: { label: 'Beds and bath', hint: 'One photo of each if you can.' },
    CARGO: { label: 'Kitchen and storage', hint: 'Cabinets open.' },
    ENGINE: { label: 'Roof and hookups', hint: 'Seals, tanks, and connections.' },
  },
  MOTORCYCLES: {
    DRIVER_SIDE: { label: 'Left side', hint: 'The whole bike, on its stand.' },
    PASSENGER_SIDE: { label: 'Right side', hint: 'The whole bike, exhaust side.' },
    DASH_MILES: { label: 'Gauges with mileage', hint: 'Ignition on, so the odometer shows.' },
    VIN_PLATE: {
      label: 'Frame VIN, last digits',
      hint: 'On the steering neck. Cover all but the last 6 characters.',
    },
    INTERIOR_FRONT: { label: 'Seat and tank', hint: 'From above.' },
    INTERIOR_REAR: { label: 'Chain or belt', hint: 'With the rear sprocket.' },
    CARGO: null,
  },
  POWERSPORTS: {
    DRIVER_SIDE: { label: 'Left side', hint: 'Step back until the whole machine fits.' },
    PASSENGER_SIDE: { label: 'Right side', hint: 'The whole machine.' },
    DASH_MILES: { label: 'Gauges with hours or miles', hint: 'Key on, so the reading shows.' },
    TIRES: { label: 'Tires or track', hint: 'A close-up photo of the wear.' },
    INTERIOR_FRONT: { label: 'Seat and controls', hint: 'From above.' },
    INTERIOR_REAR: null,
    CARGO: { label: 'Racks or bed', hint: 'Open and empty.' },
  },
  BOATS: {
    FRONT_3_4: { label: 'Bow corner', hint: 'So the bow and one side show.' },
    DRIVER_SIDE: { label: 'Port side', hint: 'The whole hull, out of the water if you can.' },
    REAR_3_4: { label: 'Stern corner', hint: 'With the motor or drive.' },
    PASSENGER_SIDE: { label: 'Starboard side', hint: 'The whole hull.' },
    DASH_MILES: { label: 'Helm with hours', hint: 'Key on, so the hour meter shows.' },
    VIN_PLATE: {
      label: 'Hull number, last digits',
      hint: 'On the stern, right side. Cover all but the last 6 characters.',
    },
    TIRES: { label: 'Trailer', hint: 'Frame, tires, and lights.' },
    INTERIOR_FRONT: { label: 'Cockpit seats', hint: 'From the stern.' },
    INTERIOR_REAR: { label: 'Cabin or bow seats', hint: 'Cushions and floor.' },
    CARGO: { label: 'Storage', hint: 'Lockers open.' },
    ENGINE: { label: 'Motor', hint: 'Cover off if it comes off easily.' },
  },
};

/** The shot list of a subject, in walking order. */
export function shotList(type: ShotSubject): ShotGuide[] {
  return SHOTS.filter(belongs(type)).flatMap((shot) => {
    const words = shotWords(type, shot);
    return words ? [{ shot, ...words, view: VIEWS[shot], wanted: WANTED.has(shot) }] : [];
  });
}

/** Label of a shot for one subject; null when there is none or the word is unknown. */
export function shotLabel(type: ShotSubject, shot: string | null): string | null {
  return isShot(shot) ? (shotWords(type, shot)?.label ?? WORDS[shot].label) : null;
}

function shotWords(type: ShotSubject, shot: Shot): Words | null {
  const change = CHANGES[type][shot];
  return change === undefined ? WORDS[shot] : change;
}
