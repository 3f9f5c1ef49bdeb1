import type { ListingCategory } from '#shared/enums.ts';
import { type Answers, textAnswer } from '#shared/answers.ts';
import { isOpenHouse } from '#features/listings/rules/fields/property-gates.ts';
import { PROPERTY_KINDS } from '#features/listings/rules/property.ts';
import type { Flow } from './types.ts';

function categoryOf(answers: Answers): ListingCategory {
  const kind = textAnswer(answers, 'propertyKind');
  return PROPERTY_KINDS.find((known) => known === kind) ?? 'PROPERTY';
}

/** Renting out or selling a home, or opening its door for visitors. */
export const PROPERTY_FLOW: Flow = {
  id: 'property',
  category: 'PROPERTY',
  categoryOf,
  categories: PROPERTY_KINDS,
  base: '/stickers/property',
  steps: [
    {
      slug: 'category',
      name: 'Purpose',
      title: 'List a home',
      kind: 'form',
      fields: ['propertyKind', 'listingKind'],
    },
    {
      slug: 'particulars',
      name: 'Your home',
      title: 'Tell people about the home',
      kind: 'form',
      fields: ['homeType', 'bedrooms', 'bathrooms', 'area', 'yearBuilt', 'lot'],
    },
    {
      slug: 'amenities',
      name: 'Amenities',
      title: 'What does it offer?',
      kind: 'form',
      fields: ['amenities', 'pets'],
    },
    {
      slug: 'condition',
      name: 'Condition',
      title: 'What condition is it in?',
      kind: 'form',
      fields: [
        ...['homeRoof', 'homeHeating', 'homePlumbing', 'homeElectric', 'homeAppliances', 'homeDry', 'homeUpdated'],
        ...['utilitiesAtLot', 'conditionGrade'],
      ],
    },
    {
      slug: 'location',
      name: 'Location',
      title: 'Where is it?',
      kind: 'form',
      fields: ['postcode', 'street', 'addressPublic'],
      needs: { street: isOpenHouse },
      // Of an open house it is asked with its times.
      asks: { addressPublic: (answers) => !isOpenHouse(answers) },
    },
    {
      slug: 'price',
      name: 'Price',
      title: 'Set your price',
      kind: 'form',
      fields: ['leaseTerm', 'monthlyRent', 'deposit', 'homePrice', 'association', 'negotiable'],
    },
    {
      slug: 'availability',
      name: 'Availability',
      title: 'When can people see it?',
      kind: 'form',
      fields: ['availableFrom', 'timing', 'viewing', 'viewingNote'],
    },
    {
      slug: 'visits',
      name: 'Open house',
      title: 'When is the open house?',
      kind: 'form',
      fields: ['openDays', 'visitMinutes', 'visitPlaces', 'streetShown'],
      when: isOpenHouse,
    },
    { slug: 'capture', name: 'Photos', title: 'Add photos', kind: 'capture', fields: [] },
    { slug: 'studio', name: 'Studio', title: 'Arrange your photos', kind: 'studio', fields: [] },
    {
      slug: 'description',
      name: 'Description',
      title: 'Describe the home',
      kind: 'form',
      fields: ['headline', 'description'],
    },
    {
      slug: 'profile',
      name: 'Publish',
      title: 'Check and publish',
      kind: 'profile',
      fields: ['preferredContact', 'phone'],
    },
  ],
};
