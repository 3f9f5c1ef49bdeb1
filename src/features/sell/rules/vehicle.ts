import { type Answers, textAnswer } from '#shared/answers.ts';
import { isA, usageMeter } from '#features/listings/rules/fields/vehicle-gates.ts';
import type { Flow } from './types.ts';

const byHand = (answers: Answers) => textAnswer(answers, 'source') === 'MANUAL';
const found = (answers: Answers) => !byHand(answers);
const isMetered = (answers: Answers) => usageMeter(answers) !== 'none';
const IDENTITY = ['year', 'make', 'makeCustom', 'model'] as const;

/**
 * Selling a vehicle. Of what can be valued the range comes first, from what it is, its miles and its ZIP; every later
 * answer makes it narrower. Nothing about the person is asked before it.
 */
export const VEHICLE_FLOW: Flow = {
  id: 'vehicle',
  category: 'VEHICLE',
  base: '/stickers/vehicle',
  // Only cars have a value yet, and only they always count miles: what others count depends on later answers.
  early: {
    when: (answers) => textAnswer(answers, 'vehicleType') === 'CARS',
    steps: ['mileage', 'location', 'valuation'],
    after: ['search', 'preview'],
  },
  steps: [
    {
      slug: 'category',
      name: 'Vehicle type',
      title: 'What do you have?',
      kind: 'form',
      fields: ['vehicleType'],
      screenName: 'ValueMyCar',
    },
    {
      slug: 'lookup',
      name: 'Lookup',
      title: 'Find your vehicle',
      otherTitle: { title: 'Enter the hull number', when: isA('BOATS') },
      kind: 'lookup',
      fields: ['source', 'vin', 'hin', 'licensePlate', 'plateState'],
      screenName: 'CarLookup',
    },
    { slug: 'search', name: 'Make and model', title: 'What is it?', kind: 'search', fields: IDENTITY, when: byHand },
    { slug: 'preview', name: 'Preview', title: 'Is this it?', kind: 'preview', fields: IDENTITY, when: found },
    {
      slug: 'trim',
      name: 'Trim',
      title: 'Which trim is it?',
      kind: 'form',
      fields: ['trim', 'body', 'vehicleClass'],
      screenName: 'CarTrim',
    },
    {
      slug: 'color',
      name: 'Color',
      title: 'What color is it?',
      kind: 'form',
      fields: ['exteriorColor', 'interiorColor'],
      screenName: 'CarColor',
      under: 'trim',
    },
    {
      slug: 'particulars',
      name: 'Details',
      title: 'A few details',
      kind: 'form',
      fields: [
        ...['length', 'hull', 'propulsion', 'horsepower', 'berths', 'sleeps', 'slideOuts', 'payload'],
        ...['fuel', 'transmission', 'drivetrain', 'engineCc', 'engine', 'trailerIncluded', 'extras', 'owners'],
      ],
      screenName: 'CarDetails',
      under: 'trim',
    },
    {
      slug: 'accessories',
      name: 'Accessories',
      title: 'Keys and paperwork',
      kind: 'form',
      fields: ['serialNumber', 'keys', 'hasSmoked', 'serviceHistory', 'ownTitle', 'cleanTitle'],
      screenName: 'KeysScreen',
    },
    {
      slug: 'health',
      name: 'Health',
      title: 'How does it run?',
      kind: 'form',
      fields: [
        ...['engineHealth', 'suspension', 'ac', 'brakes', 'tires', 'drivetrainWear', 'track', 'neverDropped'],
        ...['hullHealth', 'roofDry', 'frame', 'electronics', 'upholstery', 'waterSystem', 'appliances'],
      ],
      screenName: 'ThumbsScreen',
      under: 'accessories',
    },
    {
      slug: 'condition',
      name: 'Condition',
      title: 'What condition is it in?',
      kind: 'form',
      fields: ['conditionKind', 'conditionGrade', 'damage'],
      screenName: 'CarCondition',
      under: 'accessories',
    },
    {
      slug: 'mileage',
      name: 'Mileage',
      title: 'How many miles?',
      otherTitle: { title: 'How many hours?', when: (answers) => usageMeter(answers) === 'hours' },
      kind: 'form',
      fields: ['mileage', 'engineHours'],
      when: isMetered,
    },
    {
      slug: 'location',
      name: 'Location',
      title: 'Where is it?',
      kind: 'form',
      fields: ['postcode'],
      under: 'mileage',
    },
    {
      slug: 'valuation',
      name: 'Valuation',
      title: 'Estimated value',
      kind: 'valuation',
      fields: ['intent'],
      screenName: 'CarValuation',
    },
    { slug: 'price', name: 'Price', title: 'Set your price', kind: 'form', fields: ['price', 'negotiable', 'debt'] },
    {
      slug: 'availability',
      name: 'Availability',
      title: 'Timing and visits',
      kind: 'form',
      fields: ['timing', 'viewing', 'viewingNote', 'street', 'addressPublic'],
      screenName: 'CarAvailability-{timing}',
      under: 'price',
    },
    { slug: 'capture', name: 'Photos', title: 'Add photos', kind: 'capture', fields: [] },
    { slug: 'studio', name: 'Studio', title: 'Arrange your photos', kind: 'studio', fields: [] },
    { slug: 'description', name: 'Description', title: 'Describe it', kind: 'form', fields: ['description'] },
    {
      slug: 'profile',
      name: 'Profile',
      title: 'Check and publish',
      kind: 'profile',
      fields: ['vinPublic', 'hinPublic', 'serialNumberPublic', 'preferredContact', 'phone'],
      screenName: 'ViewCarProfile',
    },
  ],
};
