import type { Answers } from '../../src/domain/listing/answers.ts';

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
