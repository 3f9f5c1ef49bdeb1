import type { Answers } from '#shared/answers.ts';
import { hasRooms } from './property-gates.ts';
import { conditionItem } from './rules.ts';
import type { Field } from './types.ts';

/** Answered yes, no or not at all, with a note: what a visitor would ask at the door. */
const item = (id: string, label: string, hint?: string, when: (answers: Answers) => boolean = hasRooms): Field => ({
  id,
  kind: 'condition-item',
  label,
  ...(hint ? { hint } : {}),
  when,
  rule: conditionItem,
  required: false,
  categories: ['PROPERTY', 'PROPERTY_RENTAL', 'PROPERTY_OWNER', 'PROPERTY_OPEN'],
  privacy: 'public',
  fact: 'homeHealth',
  edit: 'condition',
});

export const PROPERTY_CONDITION_FIELDS: readonly Field[] = [
  item('homeRoof', 'No roof leaks', 'No leaks in the last 2 years'),
  item('homeHeating', 'Heating and cooling work'),
  item('homePlumbing', 'Plumbing and hot water work'),
  item('homeElectric', 'Wiring up to code'),
  item('homeAppliances', 'Appliances work'),
  item('homeDry', 'No water damage or mold'),
  item('homeUpdated', 'Recently updated', 'Kitchen, bathrooms, windows, or floors. Add what and when.'),
  item('utilitiesAtLot', 'Water and power at the lot', undefined, (answers) => !hasRooms(answers)),
];
