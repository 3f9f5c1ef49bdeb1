/** What a drawing shows, for people who cannot see it. */
export const sceneWords = {
  vehicle: 'Drawing of {what}, {view}, {place}',
  worn: '{what} with {wear}',
  damaged: 'damage {where}',
  vehicleAnywhere: 'Drawing of {what}, {view}',
  dash: 'Drawing of the dash of {what}, odometer at {miles} miles',
  dashOnly: 'Drawing of the dash of {what}',
  seats: 'Drawing of the front seats of {what}',
  cargo: 'Drawing of the cargo space of {what}',
  engine: 'Drawing of the engine of {what}',
  wheel: 'Drawing of a wheel and tire of {what}',
  plate: 'Drawing of the VIN plate of {what}, number hidden',
  damage: 'Drawing of damage to {what}',
  window: 'Drawing of a window of {what}, with its QR code sticker',
  home: 'Drawing of {what}, seen from the street: {title}',
  homeIn: 'Drawing of {what}, seen from the street {when}: {title}',
  room: 'Drawing of {what}: {title}',
  plan: 'Drawing of a floor plan with {bedrooms}, {bathrooms}, and {area} square feet: {title}',
  bedrooms: '{count} bedrooms',
  bedroom: '{count} bedroom',
  noBedroom: 'no separate bedroom',
  bathrooms: '{count} bathrooms',
  bathroom: '{count} bathroom',
  thing: 'Drawing of {what}, {place}: {title}',
  table: 'Drawing of garage sale items {place}: {things}',
  plain: 'Drawing: {title}',
  aVehicle: 'vehicle',
} as const;

export const viewWords = {
  front34: 'three-quarter front view',
  rear34: 'three-quarter rear view',
  left: 'driver side',
  right: 'passenger side',
  front: 'front view',
} as const;

/** Where damage is, and what else time did. */
export const damageWords = {
  front: 'at the front',
  rear: 'at the rear',
  driver: 'on the driver side',
  passenger: 'on the passenger side',
} as const;
export const wearWords = { rust: 'rust', dirt: 'dirt', faded: 'faded paint' } as const;

/** Where something stands, by the first words of the place’s name; the first that fits. */
export const placeWords: readonly (readonly [named: string, words: string])[] = [
  ['driveway-snow', 'on a snowy driveway'],
  ['driveway-golden', 'on a driveway in the evening'],
  ['driveway', 'on a driveway'],
  ['dealer-lot', 'on a dealer lot'],
  ['downtown', 'on a downtown street'],
  ['parking-lot', 'in a parking lot'],
  ['farm', 'on a farm'],
  ['desert', 'on a desert road'],
  ['lake', 'by a lake'],
  ['garage-doors', 'in front of garage doors'],
  ['snow-street', 'on a snowy street'],
  ['snow-field', 'in deep snow'],
  ['brick-alley', 'in a brick alley'],
  ['brick-drive', 'in front of a brick garage'],
  ['autumn', 'on a street in the fall'],
  ['beach', 'at the beach'],
  ['overlook', 'at a mountain overlook'],
  ['night-lot', 'in a parking lot at night'],
  ['open-water', 'on the water'],
  ['campground', 'at a campground'],
  ['trail', 'on a dirt trail'],
  ['thing-floor', 'on a wood floor'],
  ['thing-table', 'on a wooden table'],
  ['thing-lawn', 'on a lawn'],
  ['thing-garage', 'on a garage floor'],
  ['sale-tables', 'on folding tables'],
];

export const styleWords: Readonly<Record<string, string>> = {
  traditional: 'a two-story house',
  ranch: 'a ranch house',
  colonial: 'a colonial house',
  craftsman: 'a Craftsman house',
  modern: 'a modern house',
  farmhouse: 'a farmhouse',
  bungalow: 'a bungalow',
  cape: 'a Cape Cod house',
  cabin: 'a log cabin',
  apartment: 'an apartment building',
  condo: 'a condo building',
  townhouse: 'a townhouse',
  duplex: 'a duplex',
  mobile: 'a manufactured home',
  land: 'open land',
};

export const hourWords: Readonly<Record<string, string>> = { golden: 'in the evening', winter: 'in winter' };

export const roomWords: Readonly<Record<string, string>> = {
  kitchen: 'a kitchen',
  living: 'a living room',
  dining: 'a dining room',
  bedroom: 'a bedroom',
  bath: 'a bathroom',
  yard: 'a backyard',
  garage: 'a garage',
};

/** Things whose name takes another form than “a” and the name. */
export const thingWords: Readonly<Record<string, string>> = {
  tv: 'a TV',
  'washer-dryer': 'a washer and dryer',
  'zero-turn-mower': 'a zero-turn mower',
  'roll-top-desk': 'a roll-top desk',
  'terracotta-pots': 'terracotta pots',
  'cast-iron-pans': 'cast-iron pans',
};

/** Many of one, that take no “a”. */
export const MANY =
  /(?:boots|coats|clamps|bricks|books|cookbooks|bowls|rods|records|fabric|lights|boxes|brooches|prints|cards)$/;
