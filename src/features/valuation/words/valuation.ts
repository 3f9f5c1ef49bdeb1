/** What a vehicle is worth, how sure that is, and why there may be no figure. */
export const valuation = {
  ledger: {
    anyModel: 'car',
    start: 'A typical {name} on a dealer’s lot, {miles} miles',
    trim: 'Trim: {trim}',
    vin: 'What the VIN says: trim, engine and body',
    mileage: '{miles} miles on the odometer',
    noAccidents: 'No accidents reported',
    accident: '{count} accident reported',
    accidents: '{count} accidents reported',
    owner: '{count} owner so far',
    owners: '{count} owners so far',
    region: 'Prices in {state}',
    color: 'Color',
    condition: 'Condition: {grade}',
    privateParty: 'Sold by you, without a dealer’s preparation and warranty',
    rounding: 'Rounded to the nearest {step} dollars',
  },
  grades: { EXCELLENT: 'excellent', VERY_GOOD: 'very good', GOOD: 'good', FAIR: 'fair' },
  causes: {
    close: '{rows} dealer prices for this trim and year stand behind it, and they lie close together.',
    usual: '{rows} dealer prices for this trim and year stand behind it; they differ as much as is usual.',
    few: 'Only {rows} dealer prices for this trim and year stand behind it. Other years and trims of the model fill the gap.',
    noneOfYear: 'There are no prices for this trim in this model year. Other years and trims of the model stand in.',
    model:
      'It comes from {rows} prices for this model. The trim can move it by thousands: add the trim or the VIN to be surer.',
    apart: 'Prices of cars like this one lie far apart, so the range is wide.',
    make: 'There are too few prices for this model, so it comes from {rows} dealer prices for other models of the make.',
    many: 'More than 250',
  },
  none: {
    'vehicle-type':
      'We can value cars, trucks and vans so far. Set your own price for this one, and compare it with similar listings.',
    'unknown-make':
      'We have no prices for this make, so we do not guess. Set your own price, and compare it with similar listings.',
    'unknown-model':
      'We do not know this model of the make, so we do not guess. Check the name, or set your own price.',
    'too-old': 'Cars older than 25 years are worth what a collector pays. We do not guess. Set your own price.',
    'too-new': 'This model year is not on sale yet. Check the year.',
    'branded-title':
      'A salvage or rebuilt title changes the value too much for a table. Set your own price, and say what happened.',
    mileage: 'This mileage is outside anything we have seen. Check the odometer reading.',
  },
} as const;
