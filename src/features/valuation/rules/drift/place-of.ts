import type { Place } from './tree.ts';

/** What is known of a vehicle, in the names of adverts: letters and digits alone. */
export type Placed = {
  readonly make: string;
  readonly model: string;
  readonly segment: string;
  readonly fuel: string;
  /** Of the engine; 0 for none or unknown. */
  readonly litres: number;
  readonly cylinders: number;
  /** Years. */
  readonly age: number;
};

/** Ages from which a vehicle belongs to the next band. */
const BANDS = [4, 8, 13] as const;

/** Where a vehicle stands in the market. Electric cars with an engine are plug-in hybrids, whose prices go another way. */
export function placeOf({ make, model, segment, fuel, litres, cylinders, age }: Placed): Place {
  const engine = litres > 0 || cylinders > 0;
  return {
    fuel: fuelOf(make, model, fuel, engine),
    segment: segment || 'unknown',
    family: `${make}|${model}`,
    band: String(BANDS.filter((from) => age >= from).length),
  };
}

function fuelOf(make: string, model: string, fuel: string, engine: boolean): string {
  if (isElectricName(make, model)) return 'electric';
  if (fuel === 'electric') return engine || PLUGIN.test(model) ? 'plugin' : 'electric';
  if (/hybrid/.test(fuel) || /hybrid|^prius/.test(model))
    return /plug/.test(fuel) || PLUGIN.test(model) ? 'plugin' : 'hybrid';
  return /diesel/.test(fuel) ? 'diesel' : 'gas';
}

const PLUGIN = /prime|recharge$|4xe|phev|^volt$|^clarity$|plugin|energi/;

const ELECTRIC_MAKES = new Set(['tesla', 'rivian', 'lucid', 'polestar']);
/** Models that were built electric only, by their names in adverts. */
const ELECTRIC_MODELS: Readonly<Record<string, RegExp>> = {
  audi: /etron/,
  bmw: /^i[3457x]$|^ix[123]?$/,
  cadillac: /^(?:lyriq|optiq|vistiq|escaladeiq)$/,
  chevrolet: /ev$|^bolteuv$|^brightdrop/,
  fiat: /^500e$/,
  ford: /^(?:mustangmache|f150lightning|focuselectric|etransit.*)$/,
  genesis: /^(?:gv60|electrified.*)$/,
  gmc: /^(?:hummerev.*|sierraev)$/,
  honda: /^prologue$/,
  hyundai: /^(?:ioniq[569]|ioniqelectric|konaelectric)$/,
  jaguar: /^ipace$/,
  kia: /^ev\d$|ev$/,
  lexus: /^rz/,
  mazda: /^mx30ev$/,
  mercedesbenz: /^eq/,
  mini: /electric$/,
  nissan: /^(?:leaf|ariya)$/,
  porsche: /^(?:taycan|macanelectric)/,
  subaru: /^solterra$/,
  toyota: /^bz/,
  volkswagen: /^(?:id\d?.*|egolf)$/,
  volvo: /^(?:c40.*|ex\d0|ec40|em90)$/,
};

export const isElectricName = (make: string, model: string): boolean =>
  ELECTRIC_MAKES.has(make) || (ELECTRIC_MODELS[make]?.test(model) ?? false);
