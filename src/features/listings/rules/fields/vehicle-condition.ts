import { CONDITION_KIND_LABELS, GRADE_HINTS, GRADE_LABELS, toOptions } from '#shared/labels.ts';
import type { Answers } from '#shared/answers.ts';
import { categoriesSharing } from '../categories.ts';
import { suggestedGrade } from '../condition-items.ts';
import { anyOf, conditionItem, oneOf } from './rules.ts';
import type { FactGroup, Field } from './types.ts';
import { hasEngine, hasWheels, isA, vehicleClass } from './vehicle-gates.ts';

const VEHICLE = ['VEHICLE'] as const;
const kinds = toOptions(CONDITION_KIND_LABELS);
/** Only vehicles are certified by their makers. */
const kindsFor = (answers: Answers) =>
  answers.thingName === undefined ? kinds : kinds.filter(({ value }) => value !== 'CERTIFIED_PRE_OWNED');
const grades = toOptions(GRADE_LABELS).map((option) => ({ ...option, hint: GRADE_HINTS[option.value] }));
/** Nobody calls a home new or used. */
const gradesFor = (answers: Answers) =>
  answers.propertyKind === undefined ? grades : grades.map(({ value, label }) => ({ value, label }));

const DAMAGE_LOCATIONS = [
  { value: 'FRONT', label: 'Front' },
  { value: 'REAR', label: 'Rear' },
  { value: 'DRIVER_SIDE', label: 'Driver side' },
  { value: 'PASSENGER_SIDE', label: 'Passenger side' },
  { value: 'ROOF', label: 'Roof' },
  { value: 'GLASS', label: 'Glass' },
  { value: 'WHEELS', label: 'Wheels' },
  { value: 'INTERIOR', label: 'Interior' },
] as const;

/** A question answered yes, no or not at all, with a note. `required: false`: not saying is an answer, and it shows. */
const item = (
  id: string,
  label: string,
  fact: FactGroup,
  { hint, when }: { hint?: string; when?: (answers: Answers) => boolean } = {},
): Field => ({
  id,
  kind: 'condition-item',
  label,
  ...(hint ? { hint } : {}),
  ...(when ? { when } : {}),
  rule: conditionItem,
  required: false,
  categories: VEHICLE,
  privacy: 'public',
  fact,
  edit: 'condition',
});

/** How the vehicle is, in facts a buyer can check. */
export const VEHICLE_CONDITION_FIELDS = [
  {
    id: 'conditionKind',
    kind: 'choice',
    label: 'New or used',
    factLabel: 'New or used',
    options: kindsFor,
    rule: oneOf(kinds),
    required: true,
    categories: categoriesSharing('conditionKind'),
    privacy: 'public',
    fact: 'condition',
    edit: 'condition',
  },
  {
    id: 'conditionGrade',
    kind: 'choice',
    label: 'Overall condition',
    hint: 'Be honest. Buyers negotiate less when it matches the description.',
    options: gradesFor,
    rule: oneOf(grades),
    suggest: suggestedGrade,
    required: true,
    categories: categoriesSharing('conditionGrade'),
    privacy: 'public',
    edit: 'condition',
  },
  {
    id: 'damage',
    kind: 'choices',
    label: 'Visible damage',
    factLabel: 'Damage',
    hint: 'Dents, scratches, cracks, rust. Leave blank if none.',
    options: DAMAGE_LOCATIONS,
    rule: anyOf(DAMAGE_LOCATIONS),
    required: false,
    categories: VEHICLE,
    privacy: 'public',
    fact: 'condition',
    edit: 'condition',
  },
  item('keys', 'Only one key', 'accessories', { when: hasEngine }),
  item('hasSmoked', 'Smoked in', 'accessories', { when: isA('CARS', 'RVS') }),
  item('serviceHistory', 'Service records', 'accessories', { hint: 'Receipts or a stamped book', when: hasEngine }),
  item('ownTitle', 'Title in the seller’s name', 'accessories'),
  item('cleanTitle', 'Clean title', 'accessories', { hint: 'Never salvage, rebuilt, flood, or lemon' }),
  item('engineHealth', 'Engine runs well', 'health', {
    hint: 'No warning lights, smoke, leaks, or odd noises',
    when: hasEngine,
  }),
  item('suspension', 'Suspension and steering', 'health', { when: hasWheels }),
  item('ac', 'Air conditioning', 'health', { when: isA('CARS', 'RVS') }),
  item('brakes', 'Brakes', 'health', { when: hasWheels }),
  item('tires', 'Tires', 'health', { when: hasWheels }),
  item('hullHealth', 'Hull', 'health', {
    hint: 'No blisters, cracks, or repairs below the waterline',
    when: isA('BOATS'),
  }),
  item('electronics', 'Electronics and wiring', 'health', { when: isA('BOATS', 'RVS') }),
  item('upholstery', 'Seats and cushions', 'health', { when: isA('BOATS') }),
  item('roofDry', 'Dry roof and seals', 'health', { hint: 'No leaks, soft spots, or stains', when: isA('RVS') }),
  item('waterSystem', 'Water, tanks, and heater', 'health', { when: isA('RVS') }),
  item('appliances', 'Kitchen and appliances', 'health', { when: isA('RVS') }),
  item('drivetrainWear', 'Chain, belt, or shaft', 'health', { when: isA('MOTORCYCLES') }),
  item('neverDropped', 'Never dropped or crashed', 'health', { when: isA('MOTORCYCLES', 'POWERSPORTS') }),
  item('track', 'Track and skis', 'health', { when: (answers) => vehicleClass(answers) === 'SNOWMOBILE' }),
  item('frame', 'Straight frame with no rust-through', 'health', { when: isA('OTHERS') }),
] as const satisfies readonly Field[];
