import { CATEGORIES, type CategoryRecord } from './categories.ts';
import { EXTERIOR_COLORS } from '#shared/colors.ts';
import type { ListingCategory } from '#shared/enums.ts';
import { type Answers, textAnswer } from '#shared/answers.ts';

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

type Stem = 'house' | 'garage' | 'item';

const BY_FAMILY: Readonly<Record<CategoryRecord['family'], Stem | null>> = {
  vehicle: null,
  home: 'house',
  sale: 'garage',
  thing: 'item',
};

const BY_HOME: Readonly<Partial<Record<string, string>>> = {
  APARTMENT: 'apartment',
  CONDO: 'apartment',
  MULTI_FAMILY: 'apartment',
  TOWNHOUSE: 'townhouse',
  MANUFACTURED: 'cabin',
  LAND: 'lot',
};

const BY_GOODS: Readonly<Partial<Record<string, string>>> = {
  FURNITURE: 'sofa',
  TOOLS: 'tools',
  CLOTHES: 'clothes',
  KIDS: 'toys',
  TOYS: 'toys',
  BOOKS: 'books',
  ELECTRONICS: 'screen',
  KITCHEN: 'pot',
  APPLIANCES: 'washer',
  SPORTS: 'bicycle',
  GARDEN: 'barrow',
  ART: 'picture',
  ANTIQUES: 'picture',
  MUSIC: 'guitar',
};

/** A home or a thing as its own sort looks. */
function drawnAs(stem: Stem, details: Answers): string {
  if (stem === 'house') return BY_HOME[textAnswer(details, 'homeType')] ?? stem;
  if (stem === 'item') return BY_GOODS[textAnswer(details, 'goodsKind')] ?? stem;
  return stem;
}

/** What only homes, sales and single things say. */
const TELLING: readonly (readonly [stem: Stem, fields: readonly string[]])[] = [
  ['house', ['propertyKind', 'homeType']],
  ['garage', ['saleType', 'saleName', 'goods']],
  ['item', ['itemPrice', 'itemName', 'thingName', 'goodsKind', 'quantity']],
];

/** Whether answers are about a home, a sale or a single thing; null for a vehicle. */
export function stemOf(details: Answers): Stem | null {
  if (details.vehicleType) return null;
  return TELLING.find(([, fields]) => fields.some((id) => details[id] != null))?.[0] ?? null;
}

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
  const stem = BY_FAMILY[CATEGORIES[category].family];
  return stem ? { kind: drawnAs(stem, details) } : silhouetteOf({ vehicleType, ...details });
}

/** Which drawing stands in for a thing without photos; a vehicle in its own color where that is known. */
export function silhouetteOf(details: Answers): { kind: string; color?: string } {
  const stem = stemOf(details);
  if (stem) return { kind: drawnAs(stem, details) };
  const type = textAnswer(details, 'vehicleType') || 'CARS';
  const body = textAnswer(details, 'body');
  const kind = (type === 'CARS' && BY_BODY[body]) || BY_TYPE[type] || 'item';
  const color = EXTERIOR_COLORS.find((option) => option.value === details.exteriorColor)?.hex;
  return color ? { kind, color } : { kind };
}
