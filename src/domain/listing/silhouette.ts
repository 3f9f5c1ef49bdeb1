import { EXTERIOR_COLORS } from '../colors.ts';
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

/** Which drawing stands in for a vehicle without photos, in its own color where that is known. */
export function silhouetteOf(details: Answers): { kind: string; color?: string } {
  const type = textAnswer(details, 'vehicleType') || 'CARS';
  const body = textAnswer(details, 'body');
  const kind = (type === 'CARS' && BY_BODY[body]) || BY_TYPE[type] || 'item';
  const color = EXTERIOR_COLORS.find((option) => option.value === details.exteriorColor)?.hex;
  return color ? { kind, color } : { kind };
}
