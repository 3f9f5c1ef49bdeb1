import type { Body, DriveType, Fuel } from '#shared/enums.ts';

/** vPIC body classes in the product's enumeration; the first line that fits decides. */
const BODIES: readonly [RegExp, Body][] = [
  [/^Convertible|^Roadster/, 'CONVERTIBLE'],
  [/^Minivan/, 'MINIVAN'],
  [/^Coupe/, 'COUPE'],
  [/^Hatchback/, 'HATCHBACK'],
  [/^Sport Utility Vehicle|^Crossover/, 'SUV'],
  [/^Pickup|^Sport Utility Truck/, 'PICKUP'],
  [/^Sedan|^Limousine/, 'SEDAN'],
  [/^Wagon/, 'WAGON'],
  [/Van\b/, 'VAN'],
  [/^Truck|^Incomplete - (Chassis Cab|Cutaway|Commercial|Stripped)|^Street Sweeper|^Fire/, 'TRUCK'],
];

export function toBody(bodyClass: string | undefined): Body | null {
  if (!bodyClass) return null;
  return BODIES.find(([words]) => words.test(bodyClass))?.[1] ?? 'OTHER';
}

type FuelClues = { primary?: string; secondary?: string; electrification?: string; name: string };

/** Names under which plug-in hybrids are sold; vPIC often says no more than gasoline and electric. */
const PLUG_IN =
  /plug-?in|phev|\bprime\b|energi\b|4xe|\brecharge\b|e-?hybrid|tfsi ?e\b|\d{3}(?:x|xd)?e\b|\bvolt\b|\bclarity\b/i;
const HYBRID = /hybrid|hev\b|\bprius\b|\binsight\b/i;

/** The product's fuel from vPIC's words; null for gas, hydrogen and other fuels that the enumeration lacks. */
export function toFuel({ primary, secondary, electrification, name }: FuelClues): Fuel | null {
  if (!primary) return null;
  if (primary === 'Electric') return secondary === 'Gasoline' ? 'PLUGIN_HYBRID' : 'ELECTRIC';
  if (/^Flexible|^Ethanol \(E85/.test(primary)) return 'FLEX';
  if (primary === 'Gasoline' || primary === 'Diesel') {
    if (/PHEV/.test(electrification ?? '')) return 'PLUGIN_HYBRID';
    if (secondary === 'Electric') return PLUG_IN.test(name) ? 'PLUGIN_HYBRID' : 'HYBRID';
    if (/HEV/.test(electrification ?? '') || HYBRID.test(name)) return PLUG_IN.test(name) ? 'PLUGIN_HYBRID' : 'HYBRID';
    if (primary === 'Diesel') return 'DIESEL';
    return /^Ethanol|^Flexible/.test(secondary ?? '') ? 'FLEX' : 'GASOLINE';
  }
  return null;
}

/** The drive where the tables or the trade name say it; the tables have it for a handful of vehicles only. */
export function toDrive(drive: string | undefined, name: string): DriveType | null {
  const words = `${drive ?? ''} ${name}`;
  if (/\b(?:awd|all-wheel|quattro|xdrive\w*|s?drive ?awd|4-?matic\+?|4motion|sh-awd)/i.test(words)) return 'AWD';
  if (/\b(?:4wd|4x4|4wheel|four-wheel)\b/i.test(words)) return '4WD';
  if (/\b(?:fwd|front-wheel)\b/i.test(words)) return 'FWD';
  if (/\b(?:rwd|rear-wheel|sdrive\w*)\b/i.test(words)) return 'RWD';
  return null;
}
