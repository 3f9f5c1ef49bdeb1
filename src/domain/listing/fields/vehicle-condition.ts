import { CONDITION_KIND_LABELS, GRADE_HINTS, GRADE_LABELS, toOptions } from '#domain/labels.ts';
import { suggestedGrade } from '../condition-items.ts';
import { anyOf, conditionItem, oneOf } from './rules.ts';
import type { FactGroup, Field } from './types.ts';

const VEHICLE = ['VEHICLE'] as const;
const kinds = toOptions(CONDITION_KIND_LABELS);
const grades = toOptions(GRADE_LABELS).map((option) => ({ ...option, hint: GRADE_HINTS[option.value] }));

const DAMAGE_LOCATIONS = [
  { value: 'FRONT', label: 'Front' },
  { value: 'REAR', label: 'Rear' },
  { value: 'DRIVER_SIDE', label: 'Driver side' },
  { value: 'PASSENGER_SIDE', label: 'Passenger side' },
  { value: 'ROOF', label: 'Roof' },
  { value: 'GLASS', label: 'Glass' },
  { value: 'WHEELS', label: 'Wheels' },
  { value: 'INTERIOR', label: 'Inside' },
] as const;

/** A question answered yes, no or not at all, with a note. `required: false`: not saying is an answer, and it shows. */
const item = (id: string, label: string, fact: FactGroup, hint?: string): Field => ({
  id,
  kind: 'condition-item',
  label,
  ...(hint ? { hint } : {}),
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
    factLabel: 'Sold as',
    options: kinds,
    rule: oneOf(kinds),
    required: true,
    categories: VEHICLE,
    privacy: 'public',
    fact: 'condition',
    edit: 'condition',
  },
  {
    id: 'conditionGrade',
    kind: 'choice',
    label: 'Overall condition',
    hint: 'Be strict. A buyer who finds the car as described does not haggle.',
    options: grades,
    rule: oneOf(grades),
    suggest: suggestedGrade,
    required: true,
    categories: VEHICLE,
    privacy: 'public',
    edit: 'condition',
  },
  {
    id: 'damage',
    kind: 'choices',
    label: 'Damage you can see',
    factLabel: 'Damage',
    hint: 'Dents, scratches, cracks, rust. Leave empty if there is none.',
    options: DAMAGE_LOCATIONS,
    rule: anyOf(DAMAGE_LOCATIONS),
    required: false,
    categories: VEHICLE,
    privacy: 'public',
    fact: 'condition',
    edit: 'condition',
  },
  item('keys', 'Only one key', 'accessories'),
  item('hasSmoked', 'Smoked in', 'accessories'),
  item('serviceHistory', 'Service records', 'accessories', 'Receipts or a stamped book.'),
  item('ownTitle', 'Title in your name', 'accessories'),
  item('cleanTitle', 'Clean title', 'accessories', 'Never salvage, rebuilt, flood or lemon.'),
  item('engineHealth', 'Engine runs well', 'health', 'No warning lights, smoke, leaks or odd noises.'),
  item('suspension', 'Suspension and steering', 'health'),
  item('ac', 'Air conditioning', 'health'),
  item('brakes', 'Brakes', 'health'),
  item('tires', 'Tires', 'health'),
] as const satisfies readonly Field[];
