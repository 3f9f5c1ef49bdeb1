import { EXTERIOR_COLORS, INTERIOR_COLORS } from '#shared/colors.ts';
import type { Body, ConditionKind, DriveType, Fuel, Transmission } from '#shared/enums.ts';

type Rows<Value> = readonly (readonly [RegExp, Value])[];

const first = <Value>(rows: Rows<Value>, text: string): Value | null =>
  rows.find(([pattern]) => pattern.test(text))?.[1] ?? null;

const BODIES: Rows<Body> = [
  [/mini[\s-]?van/i, 'MINIVAN'],
  [/crew|extended cab|pick[\s-]?up|quad cab|super ?cab/i, 'PICKUP'],
  [/suv|sport utility|crossover|cuv/i, 'SUV'],
  [/hatch|liftback/i, 'HATCHBACK'],
  [/wagon|estate/i, 'WAGON'],
  [/convert|cabrio|roadster|spyder/i, 'CONVERTIBLE'],
  [/coupe|2dr car/i, 'COUPE'],
  [/sedan|saloon|4dr car/i, 'SEDAN'],
  [/van/i, 'VAN'],
  [/truck/i, 'TRUCK'],
];

const FUELS: Rows<Fuel> = [
  [/plug|phev/i, 'PLUGIN_HYBRID'],
  [/hybrid/i, 'HYBRID'],
  [/flex|e85/i, 'FLEX'],
  [/electric|bev|\bev\b/i, 'ELECTRIC'],
  [/diesel/i, 'DIESEL'],
  [/gas|petrol|unleaded/i, 'GASOLINE'],
];

const TRANSMISSIONS: Rows<Transmission> = [
  [/cvt|continuously/i, 'CVT'],
  [/auto|dual clutch|dct|pdk|a\/t/i, 'AUTOMATIC'],
  [/manual|m\/t|stick/i, 'MANUAL'],
];

const DRIVES: Rows<DriveType> = [
  [/4wd|4x4|four[\s-]?wheel/i, '4WD'],
  [/awd|all[\s-]?wheel/i, 'AWD'],
  [/fwd|front/i, 'FWD'],
  [/rwd|rear|2wd|4x2/i, 'RWD'],
];

const CONDITIONS: Rows<ConditionKind> = [
  [/cpo|certified/i, 'CERTIFIED_PRE_OWNED'],
  [/used|pre[\s-]?owned|\bu\b/i, 'PRE_OWNED'],
  [/new|\bn\b/i, 'BRAND_NEW'],
];

export const toBody = (text: string): Body | null => first(BODIES, text);
export const toFuel = (text: string): Fuel | null => first(FUELS, text);
export const toTransmission = (text: string): Transmission | null => first(TRANSMISSIONS, text);
export const toDrive = (text: string): DriveType | null => first(DRIVES, text);
export const toCondition = (text: string): ConditionKind | null => first(CONDITIONS, text);

/** Other names of our colors, as makers print them. */
const SHADES: Rows<string> = [
  [/burgundy|maroon|wine/i, 'BURGUNDY'],
  [/pearl|ivory|snow|alabaster/i, 'WHITE'],
  [/onyx|ebony|obsidian|jet/i, 'BLACK'],
  [/graphite|charcoal|gunmetal|slate|grey|granite/i, 'GRAY'],
  [/champagne|sand|cashmere|cream/i, 'BEIGE'],
  [/bronze|mocha|espresso/i, 'BROWN'],
];

function colorIn(options: readonly { value: string; label: string }[], text: string): string {
  const known = new Set(options.map(({ value }) => value));
  const named = [...options]
    .filter(({ value }) => value !== 'OTHER')
    .sort((a, b) => b.label.length - a.label.length)
    .find(({ label }) => new RegExp(`\\b${label}\\b`, 'i').test(text));
  const shade = first(SHADES, text);
  return named?.value ?? (shade && known.has(shade) ? shade : 'OTHER');
}

/** "Midnight Blue Metallic" → `BLUE`; a name that says nothing to us is another color. */
export const toExteriorColor = (text: string): string => colorIn(EXTERIOR_COLORS, text);
export const toInteriorColor = (text: string): string => colorIn(INTERIOR_COLORS, text);

export const saysYes = (text: string | undefined): boolean =>
  /^(y|yes|true|1|x|cpo|certified)$/i.test(text?.trim() ?? '');
