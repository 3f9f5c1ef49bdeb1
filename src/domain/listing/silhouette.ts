import { EXTERIOR_COLORS } from '../colors.ts';
import type { ListingCategory } from '../enums.ts';
import { type Answers, textAnswer } from './answers.ts';

const BY_BODY: Readonly<Record<string, string>> = {
  COUPE: 'coupe',
  TRUCK: 'truck',
  VAN: 'van',
  SEDAN: 'sedan',
  HATCHBACK: 'hatchback',
  SUV: 'suv',
  CONVERTIBLE: 'convertible',
  WAGON: 'wagon',
  MINIVAN: 'minivan',
  PICKUP: 'pickup',
  OTHER: 'sedan',
};

const BY_TYPE: Readonly<Record<string, string>> = {
  CARS: 'sedan',
  RVS: 'rv',
  MOTORCYCLES: 'motorcycle',
  BOATS: 'boat',
  POWERSPORTS: 'powersports',
  OTHERS: 'item',
};

const BY_CATEGORY: Readonly<Partial<Record<ListingCategory, string>>> = {
  GARAGE: 'garage',
  GARAGE_ITEM: 'item',
  PROPERTY: 'house',
  PROPERTY_RENTAL: 'house',
  PROPERTY_OWNER: 'house',
  PROPERTY_OPEN: 'house',
  OTHER: 'item',
};

/** Which drawing stands in for a listing of any category. */
export function drawingOf({
  category,
  vehicleType,
  details,
}: {
  readonly category: ListingCategory;
  readonly vehicleType: string | null;
  readonly details: Answers;
}): { kind: string; color?: string } {
  const kind = BY_CATEGORY[category];
  return kind ? { kind } : silhouetteOf({ vehicleType, ...details });
}

/** What only homes, sales and single things say. */
const TELLING: readonly (readonly [kind: string, fields: readonly string[]])[] = [
  ['house', ['propertyKind', 'homeType']],
  ['garage', ['saleType', 'saleName', 'goods']],
  ['item', ['itemPrice', 'itemName', 'thingName', 'goodsKind', 'quantity']],
];

/** Which drawing stands in for a thing without photos; a vehicle in its own color where that is known. */
export function silhouetteOf(details: Answers): { kind: string; color?: string } {
  const told = details.vehicleType ? undefined : TELLING.find(([, fields]) => fields.some((id) => details[id] != null));
  if (told) return { kind: told[0] };
  const type = textAnswer(details, 'vehicleType') || 'CARS';
  const body = textAnswer(details, 'body');
  const kind = (type === 'CARS' && BY_BODY[body]) || BY_TYPE[type] || 'item';
  const color = EXTERIOR_COLORS.find((option) => option.value === details.exteriorColor)?.hex;
  return color ? { kind, color } : { kind };
}
