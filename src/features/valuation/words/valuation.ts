import { fill } from '#shared/text.ts';
import { formatMonth } from '#shared/dates.ts';

/** What a vehicle is worth, how sure that is, and why there may be no figure. */
export const valuation = {
  ledger: {
    anyModel: 'car',
    start: 'A typical {name} at a dealer, {miles} miles',
    trim: 'Trim: {trim}',
    vin: 'From the VIN: trim, engine, and body',
    mileage: '{miles} miles on the odometer',
    noAccidents: 'No accidents reported',
    accident: '{count} accident reported',
    accidents: '{count} accidents reported',
    owner: '{count} owner so far',
    owners: '{count} owners so far',
    region: 'Prices in {state}',
    color: 'Color',
    condition: 'Condition: {grade}',
    drive: 'Drivetrain: {drive}',
    transmission: 'Transmission: {transmission}',
    fuel: 'Fuel: {fuel}',
    years: 'In line with the model years around it',
    bad: {
      oneKey: 'Only one key',
      smoked: 'Smoked in',
      noRecords: 'No service records',
      engine: 'Engine needs work',
      suspension: 'Suspension or steering needs work',
      ac: 'Air conditioning doesn’t work',
      brakes: 'Brakes need work',
      tires: 'Tires need replacing',
    },
    good: {
      oneKey: 'Spare key',
      smoked: 'Never smoked in',
      noRecords: 'Service records',
      engine: 'Engine runs well',
      suspension: 'Suspension and steering work well',
      ac: 'Air conditioning works',
      brakes: 'Brakes work well',
      tires: 'Tires in good shape',
    },
    damage: {
      FRONT: 'Damage: front',
      REAR: 'Damage: rear',
      DRIVER_SIDE: 'Damage: driver side',
      PASSENGER_SIDE: 'Damage: passenger side',
      ROOF: 'Damage: roof',
      GLASS: 'Damage: glass',
      WHEELS: 'Damage: wheels',
      INTERIOR: 'Damage: interior',
    },
    privateParty: 'Private sale, without a dealer’s preparation and warranty',
    rounding: 'Rounded to the nearest {step} dollars',
  },
  /** How old the figure is: under it, in the API, beside the badge. */
  carried: 'Asking prices from {from}, carried to {to}.',
  carriedOne: 'Asking prices from {from}, carried to {to} with 1 current listing.',
  carriedMany: 'Asking prices from {from}, carried to {to} with {n} current listings.',
  grades: { EXCELLENT: 'excellent', VERY_GOOD: 'very good', GOOD: 'good', FAIR: 'fair' },
  causes: {
    close: 'Based on {rows} dealer prices for this trim and year, which are close together.',
    usual: 'Based on {rows} dealer prices for this trim and year, with the usual spread.',
    few: 'Based on only {rows} dealer prices for this trim and year. We used other years and trims of the model too.',
    noneOfYear: 'We have no prices for this trim in this model year. We used other years and trims of the model.',
    model:
      'Based on {rows} prices for this model. The trim can change the value by thousands of dollars. Add the trim or VIN for higher confidence.',
    apart: 'Prices for similar cars vary a lot, so the range is wide.',
    make: 'We have too few prices for this model. This is based on {rows} dealer prices for other models of the make.',
    many: 'More than 250',
    old: 'We have few recent prices for this model, and the market has moved since. The range allows for that.',
    miles: 'Few vehicles with this many miles are sold, so the range is wide.',
    rare: 'This model is rarely sold, so the range is wide.',
  },
  none: {
    'vehicle-type':
      'We estimate cars, trucks, and vans only. For everything else we show what similar listings ask, once 8 or more are for sale on Curbtag.',
    'unknown-make': 'We don’t have prices for this make. Set your own price, and compare it with similar listings.',
    'unknown-model': 'We don’t recognize this model. Check the name, or set your own price.',
    'too-old':
      'Cars older than 25 years sell for what a collector will pay, so we don’t estimate them. Set your own price.',
    'too-new': 'This model year isn’t available yet. Check the year.',
    'branded-title':
      'A salvage or rebuilt title changes the value too much for an estimate. Set your own price, and explain what happened.',
    mileage: 'This mileage is outside the range we can estimate. Check the odometer.',
    'mileage-beyond':
      'We don’t have prices for vehicles with over {most} miles. Set your own price, and describe what was replaced.',
    exotic: 'Few of these are sold, and each for its own price, so we don’t estimate them. Set your own price.',
    'not-built': 'We can’t find this model in this model year. Check the year and the model.',
    electric:
      'We don’t have prices for this electric model yet. Set your own price, and compare it with similar listings.',
    commercial:
      'What a commercial van or truck is worth depends on its body and equipment, so we don’t estimate it. Set your own price, and compare it with similar listings.',
  },
} as const;

/** How old a figure is, from the months `2023-08` and how many listings moved it. */
export function carriedWords(from: string, to: string, n: number): string {
  const { carried, carriedOne, carriedMany } = valuation;
  const sentence = n === 0 ? carried : n === 1 ? carriedOne : carriedMany;
  return fill(sentence, { from: formatMonth(from), to: formatMonth(to), n: n.toLocaleString('en-US') });
}
