/** Questions about answers that hardly go together. Nobody is kept from publishing by one. */
export const doubts = {
  newWithMiles: '{miles} miles and new? Check the mileage, or select Pre-owned.',
  newButOld: 'A {year} that’s new? Check the year, or select Pre-owned.',
  fewMiles: 'Only {miles} miles on a {year}? Check that no digit is missing.',
  manyMiles: '{miles} miles? Enter the odometer without tenths.',
  lowPrice: 'An asking price of {price}? Buyers may take it for a mistake.',
  highPrice: 'An asking price of {price}? Check the number of zeros.',
  manyOwners: '{n} owners since {year}? Check the number.',
  excellentButDamaged: 'Excellent, with damage you listed? Good or Fair may fit better.',
  excellentButEngine: 'Excellent, and the engine doesn’t run well? Fair may fit better.',
  certifiedButTitle: 'Certified pre-owned without a clean title? Dealers don’t certify those.',
  lowHomePrice: 'A home for {price}? Check the number of zeros.',
  manyBathrooms: 'Bathrooms: {bathrooms}, bedrooms: {bedrooms}? Check both numbers.',
  smallHome: '{area} sq ft with {bedrooms} bedrooms? Check that no digit is missing.',
} as const;
