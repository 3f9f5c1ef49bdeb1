import { z } from 'zod';
import { isValidDay } from '#shared/days.ts';
import { splitList } from '#shared/query-string.ts';
import { parseArea } from '../rules/area.ts';
import { parseBounds } from '../rules/bounds.ts';
import { FILTERS } from '../rules/filter-records.ts';
import {
  MAX_NAME_LENGTH,
  MAX_PAYMENT,
  MAX_TEXT_LENGTH,
  MAX_VALUES,
  type SearchFilters,
  WIDEST_RADIUS,
} from '../rules/filters.ts';
import {
  type Filter,
  type FilterParameter,
  type MinimumFilter,
  type ListFilter,
  parametersOf,
} from '../rules/filters-by-kind.ts';

/** Nothing between `=` and `&` is no filter. */
export const given = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema);
export const count = z.coerce.number().int();
/** Beyond two thousand million no column reaches. */
const amount = given(count.min(0).max(2_000_000_000).optional());

/** Several values, joined by commas or each with the name of its own: `make=Honda,Kia` is `make=Honda&make=Kia`. */
const list = <Entry extends z.ZodType>(entry: Entry, prepare: (text: string) => string = (text) => text) =>
  z.preprocess(
    (said) => [said].flat().flatMap((text) => splitList(String(text ?? '')).map((one) => prepare(one.trim()))),
    z.array(entry).max(MAX_VALUES),
  );
const name = z.string().min(1).max(MAX_NAME_LENGTH);
const upper = (text: string) => text.toUpperCase();
const listOf = (filter: ListFilter): z.ZodType =>
  'values' in filter ? list(z.enum(filter.values as readonly string[]), upper) : list(name);

function atLeast(filter: MinimumFilter): z.ZodType {
  const whole = given(count.min(0).max(filter.max).optional());
  return 'halves' in filter ? given(z.coerce.number().min(0).max(filter.max).multipleOf(0.5).optional()) : whole;
}

const day = given(z.string().refine(isValidDay).optional());
const bounds = given(
  z
    .string()
    .refine((text) => parseBounds(text) !== undefined)
    .transform((text) => parseBounds(text))
    .optional(),
);
const area = given(
  z
    .string()
    .refine((text) => parseArea(text) !== undefined)
    .transform((text) => parseArea(text))
    .optional(),
);
const zip = given(
  z
    .string()
    .regex(/^\d{5}(-\d{4})?$/)
    .transform((text) => text.slice(0, 5))
    .optional(),
).describe('Nearest to this ZIP first');
const miles = given(count.min(0).max(WIDEST_RADIUS).optional());
const yes = given(z.enum(['true', 'false', '1', '0']).optional()).transform((said): true | undefined =>
  said === 'true' || said === '1' ? true : undefined,
);

/** One for each parameter of a filter, in their order. */
function schemasOf(filter: Filter): readonly z.ZodType[] {
  const noted = <Schema extends z.ZodType>(schema: Schema) =>
    'note' in filter ? schema.describe(filter.note) : schema;
  switch (filter.kind) {
    case 'text':
      return [noted(given(z.string().max(MAX_TEXT_LENGTH).optional()))];
    case 'list':
      return [noted(listOf(filter))];
    case 'range':
      return [noted(amount), noted(amount)];
    case 'minimum':
      return [noted(atLeast(filter))];
    case 'days':
      return [noted(day), day];
    case 'bounds':
      return [noted(bounds)];
    case 'area':
      return [noted(area)];
    case 'radius':
      return [zip, noted(miles), noted(miles)];
    case 'payment':
      return [noted(given(count.min(1).max(MAX_PAYMENT).optional()))];
    case 'pictures':
      return [noted(yes)];
  }
}

/** The parameters of the filters, as the API checks them: unlike an address, one that cannot be meant is an error. */
export const filterShape = Object.fromEntries(
  FILTERS.flatMap((filter: Filter) => {
    const schemas = schemasOf(filter);
    return parametersOf(filter).map((parameter, at) => [parameter, schemas[at]]);
  }),
) as { readonly [Name in FilterParameter]: z.ZodType<SearchFilters[Name]> };
