import { z } from 'zod';
import {
  AVAILABILITY_TYPES,
  CONTACT_METHODS,
  FLOW_TYPES,
  LOOKUP_STAGES,
  LOOKUP_VIEWS,
  TIMINGS,
} from '#shared/enums.ts';
import { persistedSlice } from './persist.ts';

const text = z.string().default('');
const texts = z.array(z.string()).default([]);
const amount = z.number().nullable().default(null);

/** A slice whose every key has a default: what is missing in storage is filled, what does not fit starts anew. */
function slice<Shape extends z.ZodRawShape>(name: string, shape: Shape) {
  const schema = z.object(shape);
  const initial = schema.parse({});
  return { $slice: persistedSlice(name, schema as unknown as z.ZodType<typeof initial>, initial), initial };
}

const app = slice('app', {
  editMode: z.boolean().default(false),
  countryCode: z.string().default('USA'),
  regionCode: z.string().default('FL'),
});

const buy = slice('buy', {
  customFlow: z.boolean().default(false),
  budget: amount,
  make: text,
  model: text,
  style: text,
  availability: z.enum(TIMINGS).nullable().default(null),
  zip: text,
});

const filters = slice('filters', {
  make: texts,
  model: texts,
  style: texts,
  price_min: amount,
  price_max: amount,
  mileage_min: amount,
  mileage_max: amount,
  year_min: amount,
  year_max: amount,
  radius_min: amount,
  radius_max: amount,
  state: texts,
  postcode: text,
  condition: texts,
  page: z.number().int().min(1).default(1),
  per_page: z.number().int().min(1).max(60).default(24),
  has_stock_photo: z.boolean().nullable().default(null),
  sort_by: text,
  ssr: z.boolean().default(false),
});

/** The order chosen last, by the path of the results page. Read by `features/search/ui/kept-order-script.ts` too. */
export const $order = persistedSlice('order', z.record(z.string(), z.string()), {});

/** How cards stand on phones. Read by `features/search/ui/look-first.ts` too. */
export const $cards = persistedSlice('cards', z.enum(['grid', 'rows']), 'grid');

/** Whether results stand beside their map on a desk. Read by `features/search/ui/look-first.ts` too. */
export const $map = persistedSlice('map', z.enum(['shown', 'hidden']), 'shown');

/** How the lookup of the vehicle at hand is going; the answers themselves are in the draft. */
const vehicle = slice('vehicle', {
  lookup: z.enum(LOOKUP_STAGES).default('INITIAL'),
  lookupMatch: z.string().default('retry'),
  view: z.enum(LOOKUP_VIEWS).default('INITIAL'),
  typedVin: text,
  vinError: text,
  typedPlate: text,
  plateState: z.string().default(''),
  licensePlateError: text,
  specs: z.record(z.string(), z.unknown()).nullable().default(null),
  vehicleAvailabilityReset: z.boolean().default(false),
});

const sell = slice('sell', {
  initialFlow: text,
  flowType: z.enum(FLOW_TYPES).default('DEFAULT'),
  lookup: text,
  editMode: z.boolean().default(false),
  sessionKey: z.string().nullable().default(null),
  preferredContact: z.enum(CONTACT_METHODS).nullable().default(null),
  name: text,
  email: text,
  countryCode: z.string().default('US'),
  regionCode: z.string().default('FL'),
  availability: z.enum(AVAILABILITY_TYPES).nullable().default(null),
  recheckType: text,
  enableReturn: z.boolean().default(false),
  subscriptionNotify: z.boolean().default(false),
  stickersNotify: z.boolean().default(false),
});

const sticker = slice('sticker', { orderQuantity: z.number().int().min(1).default(1) });
const user = slice('user', { phone: text });

export const $app = app.$slice;
export const $buy = buy.$slice;
export const $filters = filters.$slice;
export const $vehicle = vehicle.$slice;
export const $sell = sell.$slice;
export const $sticker = sticker.$slice;
export const $user = user.$slice;

/** Starts selling anew; the flow type stays (specification 4). */
export function resetSell(): void {
  $sell.set({ ...sell.initial, flowType: $sell.get().flowType });
}

/** Forgets the lookup; the draft's answers stay. */
export const resetVehicle = (): void => $vehicle.set(vehicle.initial);

/** Restores every field of the buying flow to empty. */
export const resetBuy = (): void => $buy.set(buy.initial);

const FILTER_GROUPS = {
  vehicle: ['make', 'model', 'style'],
  price: ['price_min', 'price_max'],
  mileage: ['mileage_min', 'mileage_max'],
  year: ['year_min', 'year_max'],
  place: ['radius_min', 'radius_max', 'state', 'postcode'],
  condition: ['condition', 'has_stock_photo'],
} as const;
export type FilterGroup = keyof typeof FILTER_GROUPS;

/** Empties one group of filters and goes back to the first page. */
export function resetFilters(group: FilterGroup): void {
  const emptied = Object.fromEntries(FILTER_GROUPS[group].map((key) => [key, filters.initial[key]]));
  $filters.set({ ...$filters.get(), ...emptied, page: 1 });
}
