import { COMMON_FIELDS } from './common.ts';
import { GARAGE_FIELDS, GARAGE_ITEM_FIELDS } from './garage.ts';
import { OTHER_FIELDS } from './other.ts';
import { PROPERTY_FIELDS } from './property.ts';
import { PROPERTY_CONDITION_FIELDS } from './property-condition.ts';
import type { Field } from './types.ts';
import { VEHICLE_FIELDS } from './vehicle.ts';
import { VEHICLE_CONDITION_FIELDS } from './vehicle-condition.ts';
import { VEHICLE_KIND_FIELDS } from './vehicle-kinds.ts';

const ALL: readonly Field[] = [
  ...VEHICLE_FIELDS,
  ...VEHICLE_KIND_FIELDS,
  ...VEHICLE_CONDITION_FIELDS,
  ...PROPERTY_FIELDS,
  ...PROPERTY_CONDITION_FIELDS,
  ...GARAGE_FIELDS,
  ...GARAGE_ITEM_FIELDS,
  ...OTHER_FIELDS,
  ...COMMON_FIELDS,
];

/** Every field by id. The form, the facts on the page, the editor and the API all read this one table. */
export const FIELDS: ReadonlyMap<string, Field> = new Map(ALL.map((field) => [field.id, field]));

export function fieldById(id: string): Field {
  const field = FIELDS.get(id);
  if (!field) throw new Error(`No field is called ${id}.`);
  return field;
}

export { hasChoice } from './texting.ts';
export {
  chosenOf,
  FACT_GROUPS,
  type FactGroup,
  FIELD_KINDS,
  type Field,
  type FieldKind,
  isAsked,
  type Option,
  optionsOf,
} from './types.ts';
