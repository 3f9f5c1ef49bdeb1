import { AMENITY_LABELS, type Amenity } from '#features/listings/rules/property.ts';

/** Pets and amenities are looked for together: what a home has to have. */
export const PET_FEATURES = ['PETS_CATS', 'PETS_DOGS'] as const;
const AMENITIES = Object.keys(AMENITY_LABELS) as Amenity[];
export type Feature = (typeof PET_FEATURES)[number] | Amenity;
export const FEATURES: readonly Feature[] = [...PET_FEATURES, ...AMENITIES];

export const FEATURE_LABELS: Readonly<Record<Feature, string>> = {
  PETS_CATS: 'Cats welcome',
  PETS_DOGS: 'Dogs welcome',
  ...AMENITY_LABELS,
};
