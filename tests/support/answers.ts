import type { Answers } from '#shared/answers.ts';

/** Everything a car needs before it may be published. `changes` lay over it. */
export function completeAnswers(changes: Answers = {}): Answers {
  return {
    vehicleType: 'CARS',
    source: 'MANUAL',
    year: 2014,
    make: 'Honda',
    model: 'Accord',
    trim: 'EX-L',
    body: 'SEDAN',
    exteriorColor: 'BLUE',
    fuel: 'GASOLINE',
    transmission: 'AUTOMATIC',
    drivetrain: 'FWD',
    mileage: 72_400,
    conditionKind: 'PRE_OWNED',
    conditionGrade: 'GOOD',
    brakes: { value: true, comment: 'New pads in May' },
    postcode: '32801',
    price: 1_150_000,
    timing: 'NOW',
    viewing: 'APPOINTMENT',
    description: 'One family since new, serviced every 5,000 miles, and never out of Florida.',
    ...changes,
  };
}

/** Everything a garage sale needs before it may be published. */
export function completeSale(changes: Answers = {}): Answers {
  return {
    saleName: 'Moving sale on Maple Street',
    saleType: 'PHYSICAL_SALE',
    goods: ['TOOLS', 'FURNITURE'],
    viewing: 'SPECIFIC_DATES',
    saleDays: ['2026-11-28T08:00/14:00', '2026-11-29T09:00/12:00'],
    postcode: '32801',
    street: '742 Evergreen Terrace',
    description: 'Tools, a piano and forty years of a house, rain or shine.',
    ...changes,
  };
}

/** Everything an item needs. */
export const completeItem = (changes: Answers = {}): Answers => ({
  itemName: 'Cordless drill',
  itemPrice: 2_500,
  conditionGrade: 'GOOD',
  quantity: 1,
  ...changes,
});

/** Everything a rental needs. */
export function completeRental(changes: Answers = {}): Answers {
  return {
    propertyKind: 'PROPERTY_RENTAL',
    homeType: 'HOUSE',
    bedrooms: 3,
    bathrooms: 2.5,
    area: 1_480,
    yearBuilt: 1964,
    amenities: ['YARD', 'GARAGE'],
    pets: 'CATS',
    conditionGrade: 'GOOD',
    postcode: '32801',
    leaseTerm: 'TWELVE_MONTHS',
    monthlyRent: 190_000,
    timing: 'NOW',
    viewing: 'APPOINTMENT',
    description: 'A quiet street, a deep yard, and a roof from last year.',
    ...changes,
  };
}

/** Everything an open house needs: Saturday from one to three, twenty minutes each, two parties at a time. */
export function completeOpenHouse(changes: Answers = {}): Answers {
  const { leaseTerm: _, monthlyRent: __, pets: ___, ...home } = completeRental();
  return {
    ...home,
    propertyKind: 'PROPERTY_OPEN',
    listingKind: 'SALE',
    homePrice: 41_500_000,
    openDays: ['2026-11-28T13:00/14:00'],
    visitMinutes: '20',
    visitPlaces: 2,
    street: '420 E Church St',
    ...changes,
  };
}

/** Everything another thing needs. */
export const completeThing = (changes: Answers = {}): Answers => ({
  thingName: 'Upright piano, Yamaha U1',
  quantity: 1,
  conditionKind: 'PRE_OWNED',
  conditionGrade: 'GOOD',
  price: 180_000,
  postcode: '32801',
  timing: 'NOW',
  viewing: 'APPOINTMENT',
  description: 'Tuned in May, stands on the ground floor, three steps to the street.',
  ...changes,
});

/** Things only the seller may see, each as it stands in the answers. */
export const SECRETS = {
  vin: '1HGCR2F8XEA012345',
  licensePlate: 'SECRET7',
  plateState: 'GA',
  street: '742 Evergreen Terrace',
  preferredContact: 'PHONE',
  phone: '+14075550123',
  debt: { value: true, comment: 'owes the credit union' },
  timing: 'WEEKS',
} as const satisfies Answers;

/** What of them would give a person away, as text to look for. */
export const TELLING = [
  '1HGCR2F8XEA012345',
  'SECRET7',
  '742 Evergreen',
  '4075550123',
  'credit union',
  'WEEKS',
] as const;
