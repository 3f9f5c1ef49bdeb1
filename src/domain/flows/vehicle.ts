import { type Answers, textAnswer } from '#domain/listing/answers.ts';
import type { Flow } from './types.ts';

const byHand = (answers: Answers) => textAnswer(answers, 'source') === 'MANUAL';
const found = (answers: Answers) => !byHand(answers);
const IDENTITY = ['year', 'make', 'makeCustom', 'model'] as const;

/**
 * Selling a vehicle. The value comes as early as it honestly can: nothing about the person is asked before it,
 * only what the vehicle is, how it is and in which ZIP it stands.
 */
export const VEHICLE_FLOW: Flow = {
  id: 'vehicle',
  category: 'VEHICLE',
  base: '/stickers/vehicle',
  steps: [
    { slug: 'category', title: 'What do you have?', kind: 'form', fields: ['vehicleType'], screenName: 'ValueMyCar' },
    {
      slug: 'lookup',
      title: 'Find your vehicle',
      kind: 'lookup',
      fields: ['source', 'vin', 'licensePlate', 'plateState'],
      screenName: 'CarLookup',
    },
    { slug: 'search', title: 'Year, make and model', kind: 'search', fields: IDENTITY, when: byHand },
    { slug: 'preview', title: 'Is this it?', kind: 'preview', fields: IDENTITY, when: found },
    { slug: 'trim', title: 'Trim and body', kind: 'form', fields: ['trim', 'body'], screenName: 'CarTrim' },
    { slug: 'color', title: 'Color', kind: 'form', fields: ['exteriorColor', 'interiorColor'], screenName: 'CarColor' },
    {
      slug: 'particulars',
      title: 'Details',
      kind: 'form',
      fields: ['fuel', 'transmission', 'drivetrain', 'engine', 'owners'],
      screenName: 'CarDetails',
    },
    { slug: 'mileage', title: 'Mileage', kind: 'form', fields: ['mileage', 'engineHours'] },
    {
      slug: 'accessories',
      title: 'Keys and papers',
      kind: 'form',
      fields: ['keys', 'hasSmoked', 'serviceHistory', 'ownTitle', 'cleanTitle'],
      screenName: 'KeysScreen',
    },
    {
      slug: 'health',
      title: 'How it runs',
      kind: 'form',
      fields: ['engineHealth', 'suspension', 'ac', 'brakes', 'tires'],
      screenName: 'ThumbsScreen',
    },
    {
      slug: 'condition',
      title: 'Condition',
      kind: 'form',
      fields: ['conditionKind', 'conditionGrade', 'damage'],
      screenName: 'CarCondition',
    },
    { slug: 'location', title: 'Where it is', kind: 'form', fields: ['postcode'] },
    { slug: 'valuation', title: 'What it is worth', kind: 'valuation', fields: [], screenName: 'CarValuation' },
    { slug: 'price', title: 'Your price', kind: 'form', fields: ['price', 'negotiable', 'debt'] },
    {
      slug: 'availability',
      title: 'Selling and viewing',
      kind: 'form',
      fields: ['timing', 'viewing', 'viewingNote', 'street', 'addressPublic'],
      screenName: 'CarAvailability-{timing}',
    },
    { slug: 'capture', title: 'Photos', kind: 'capture', fields: [] },
    { slug: 'studio', title: 'Arrange your photos', kind: 'studio', fields: [] },
    { slug: 'description', title: 'Describe it', kind: 'form', fields: ['description'] },
    {
      slug: 'profile',
      title: 'Check and publish',
      kind: 'profile',
      fields: ['vinPublic', 'preferredContact', 'phone'],
      screenName: 'ViewCarProfile',
    },
  ],
};
