import type { Amenity, HomeType } from '#features/listings/rules/property.ts';

export type DemoHome = {
  readonly type: HomeType;
  readonly bedrooms: number;
  readonly bathrooms: number;
  /** Square feet. */
  readonly area: number;
  readonly built: number;
  /** Acres; null where there is none of one's own. */
  readonly lot: number | null;
  /** Dollars of a sale in an ordinary city; rent follows from it. */
  readonly worth: number;
  readonly amenities: readonly Amenity[];
  readonly headline: string;
  readonly about: string;
};

const home = (
  type: HomeType,
  [bedrooms, bathrooms, area, built]: readonly [number, number, number, number],
  lot: number | null,
  worth: number,
  amenities: string,
  headline: string,
  about: string,
): DemoHome => ({
  type, bedrooms, bathrooms, area, built, lot, worth, headline, about,
  amenities: amenities.split(' ') as Amenity[],
});

/** Homes as people describe them: what is there, what was done, what is not. */
export const DEMO_HOMES: readonly DemoHome[] = [
  home('HOUSE', [3, 2, 1_480, 1964], 0.21, 315_000, 'AIR_CONDITIONING YARD GARAGE WASHER_DRYER', 'Brick ranch with a deep yard', 'One floor, original oak, and a roof from last year. The kitchen has new counters; the bathrooms are clean and from the eighties.'),
  home('HOUSE', [4, 2.5, 2_240, 1998], 0.27, 428_000, 'AIR_CONDITIONING DISHWASHER GARAGE YARD FIREPLACE', 'Colonial at the end of a quiet road', 'Two living rooms, an office by the door, and a deck that sees the evening sun. Furnace from 2021, windows from when it was built.'),
  home('HOUSE', [2, 1, 960, 1948], 0.14, 219_000, 'YARD PARKING BASEMENT', 'Cape with a dry basement', 'Small and honest. New water heater, good bones, a bathroom that works and waits for somebody with ideas.'),
  home('HOUSE', [3, 2.5, 1_860, 2016], 0.12, 372_000, 'AIR_CONDITIONING DISHWASHER WASHER_DRYER GARAGE EV_CHARGING SOLAR', 'Low bills: solar and a charger', 'Built tight, with panels that cover most of the year. Open kitchen, three bedrooms upstairs, a garage with a 240 V outlet.'),
  home('HOUSE', [5, 3, 2_980, 1989], 0.5, 519_000, 'AIR_CONDITIONING POOL YARD GARAGE FIREPLACE', 'Pool, half an acre, room for everything', 'A pool that was resurfaced in 2022 and a kitchen that seats eight. The carpet upstairs wants replacing, and the price says so.'),
  home('HOUSE', [3, 1, 1_220, 1926], 0.1, 268_000, 'YARD FIREPLACE BASEMENT', 'Bungalow with its woodwork left alone', 'Built-ins, leaded glass and a porch for two chairs. Wiring was redone in 2015; there is one bathroom.'),
  home('CONDO', [2, 2, 1_090, 2006], null, 264_000, 'AIR_CONDITIONING DISHWASHER PARKING ELEVATOR GYM', 'Corner condo, sixth floor', 'Light from two sides, a split plan, and one covered parking space. The fee covers water, trash and the gym.'),
  home('CONDO', [1, 1, 690, 1984], null, 148_000, 'AIR_CONDITIONING BALCONY PARKING POOL', 'One bedroom with a balcony over the court', 'New floors, older cabinets, and a pool downstairs. Laundry is on every floor.'),
  home('CONDO', [3, 2, 1_420, 2019], null, 389_000, 'AIR_CONDITIONING DISHWASHER WASHER_DRYER ELEVATOR STEP_FREE EV_CHARGING', 'Step-free from the street to the shower', 'Wide doors, a walk-in shower and an elevator that has never been out for a day in three years.'),
  home('TOWNHOUSE', [3, 2.5, 1_650, 2011], 0.04, 308_000, 'AIR_CONDITIONING DISHWASHER WASHER_DRYER GARAGE BALCONY', 'Townhouse with a garage of its own', 'Three floors, bedrooms at the top, a small patio behind. Walk to the grocery store in five minutes.'),
  home('TOWNHOUSE', [2, 1.5, 1_180, 1979], 0.03, 226_000, 'AIR_CONDITIONING PARKING YARD', 'End unit by the trail', 'A jogging trail starts behind the fence. New heat pump in 2023, kitchen from the nineties.'),
  home('APARTMENT', [1, 1, 640, 1971], null, 138_000, 'AIR_CONDITIONING LAUNDRY_HOOKUPS PARKING', 'Bright one-bedroom near the library', 'Second floor, no elevator, quiet neighbors. Fresh paint and new blinds.'),
  home('APARTMENT', [0, 1, 420, 1958], null, 98_000, 'AIR_CONDITIONING INTERNET UTILITIES', 'Studio with everything included', 'Heat, water, power and internet are in the rent. Murphy bed, full kitchen, big window to the east.'),
  home('APARTMENT', [2, 1, 880, 1994], null, 182_000, 'AIR_CONDITIONING DISHWASHER BALCONY PARKING POOL', 'Two bedrooms and a balcony', 'Split bedrooms, a dishwasher, and a pool that opens in May. One space in the lot comes with it.'),
  home('APARTMENT', [3, 2, 1_240, 2020], null, 291_000, 'AIR_CONDITIONING WASHER_DRYER DISHWASHER ELEVATOR GYM EV_CHARGING', 'New building, third floor', 'In-unit laundry, a gym nobody uses before nine, and chargers in the garage.'),
  home('MULTI_FAMILY', [6, 4, 3_100, 1962], 0.18, 465_000, 'PARKING BASEMENT YARD LAUNDRY_HOOKUPS', 'Duplex, both sides rented', 'Two sides of three bedrooms, separate meters, tenants who stay. Leases and two years of figures are there to read.'),
  home('MANUFACTURED', [3, 2, 1_180, 2002], 0.3, 128_000, 'AIR_CONDITIONING PARKING YARD STORAGE', 'Double-wide on its own land', 'On a slab, with a new roof coat, a shed and a carport. No lot rent: the land goes with it.'),
  home('LAND', [0, 0, 0, 0], 4.8, 86_000, 'YARD', 'Five acres with a road and power', 'Gently sloping, partly wooded, power at the road and a perc test from last fall.'),
];

export const VISIT_NOTES = [
  'evenings after 6',
  'Saturday mornings',
  'any day with a day’s notice',
  'weekdays between 10 and 4',
] as const;
