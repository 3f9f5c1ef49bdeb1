/** What a vehicle is worth, how rough that is, and why there may be no figure. */
export const valuation = {
  roughness: {
    model: 'A rough first figure, from {rows} dealer prices for this model. Four in five similar cars we checked were priced between low and high.',
    make: 'A very rough figure: too few prices for this model, so it comes from {rows} dealer prices for other models of the make.',
    body: 'Only a hint: too few prices for this make, so it comes from {rows} dealer prices for cars of the same shape.',
  },
  none: {
    'vehicle-type': 'We can value cars, trucks and vans so far. Set your own price for this one, and compare it with similar listings.',
    'unknown-make': 'We have no prices for this make, so we do not guess. Set your own price, and compare it with similar listings.',
    'unknown-model': 'We do not know this model of the make, so we do not guess. Check the name, or set your own price.',
    'too-old': 'Cars older than 25 years are worth what a collector pays. We do not guess. Set your own price.',
    'too-new': 'This model year is not on sale yet. Check the year.',
    'branded-title': 'A salvage or rebuilt title changes the value too much for a table. Set your own price, and say what happened.',
    mileage: 'This mileage is outside anything we have seen. Check the odometer reading.',
  },
} as const;
