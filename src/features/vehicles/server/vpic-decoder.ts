import { vehicles as words } from '../words.ts';
import { toMakeName } from './make-names.ts';
import { loadMarket, type Market } from './market.ts';
import { decodeWithTables, type Facts, type PackAnswer } from './pack/decode.ts';
import { loadTables, type Tables } from './pack/tables.ts';
import { listTrims } from './trims.ts';
import type { SpecWarning, VehicleSpecs, VinDecoder } from './types.ts';
import { toVehicleKind } from './vehicle-kind.ts';
import { toBody, toDrive, toFuel } from './words.ts';

/** The local adapter: NHTSA's vPIC tables from the committed pack, loaded at the first VIN. */
export function createVpicDecoder(now: () => Date): VinDecoder {
  return {
    async decode(vin) {
      const [tables, market] = await Promise.all([loadTables(), loadMarket()]);
      const answer = decodeWithTables(tables, vin, now().getUTCFullYear());
      return answer && toSpecs({ tables, market }, vin, answer);
    },
    async source() {
      return { name: 'NHTSA vPIC', newestRecord: (await loadTables()).newestRecord };
    },
  };
}

function toSpecs(known: { tables: Tables; market: Market }, vin: string, answer: PackAnswer): VehicleSpecs {
  const { facts, maker } = answer;
  const name = [facts.model, facts.trim, facts.series].filter(Boolean).join(' ');
  const { type, vehicleClass } = toVehicleKind({
    typeId: maker.vehicleTypeId,
    body: facts.body,
    make: answer.make,
    model: facts.model,
  });
  return {
    vin,
    vehicleType: type,
    vehicleClass,
    year: answer.year,
    make: answer.make === null ? null : toMakeName(answer.make),
    model: facts.model ?? null,
    trim: facts.trim ?? null,
    series: facts.series ?? null,
    body: toBody(facts.body),
    bodyClass: facts.body ?? null,
    fuel: toFuel({ primary: facts.fuel, secondary: facts.fuelSecondary, electrification: facts.electrification, name }),
    fuelType: facts.fuel ?? null,
    cylinders: toCount(facts.cylinders),
    displacement: toLitres(facts, answer.make),
    engine: facts.engineModel ?? null,
    doors: toCount(facts.doors),
    drivetrain: toDrive(facts.drive, name),
    transmission: null,
    plant: toPlant(facts),
    country: maker.country,
    trims: listTrims(known, answer),
    warnings: warningsFor(answer),
  };
}

const toCount = (text: string | undefined): number | null => (text === undefined ? null : Math.round(Number(text)));

const CUBIC_CENTIMETRES_PER_CUBIC_INCH = 16.387064;

/** Litres to one hundredth. Honda and Acura write decilitres into their engine names: J35Z2 is a 3.5. */
function toLitres(facts: Facts, make: string | null): number | null {
  const hundredths = (litres: number) => Math.round(litres * 100) / 100;
  if (facts.litres) return hundredths(Number(facts.litres));
  if (facts.cubicCentimetres) return hundredths(Number(facts.cubicCentimetres) / 1000);
  if (facts.cubicInches) return hundredths((Number(facts.cubicInches) * CUBIC_CENTIMETRES_PER_CUBIC_INCH) / 1000);
  const named = /^(?:honda|acura)$/i.test(make ?? '') ? /^[A-Z](\d\d)[A-Z]/.exec(facts.engineModel ?? '') : null;
  return named ? Number(named[1]) / 10 : null;
}

/** `Marysville, Ohio, United States`. */
function toPlant(facts: Facts): string | null {
  const country = facts.plantCountry?.replace(/\s*\(.*\)$/, '');
  const parts = [facts.plantCity, facts.plantState, country].filter((part): part is string => Boolean(part));
  return parts.length === 0 ? null : parts.map(capitals).join(', ');
}

const capitals = (text: string): string =>
  text.toLowerCase().replace(/(^|[\s\-.])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());

function warningsFor(answer: PackAnswer): SpecWarning[] {
  if (answer.year === null) return [{ code: 'vin_year_unknown', message: words.yearUnknown }];
  if (answer.modelNumber === null) return [{ code: 'vin_model_unknown', message: words.modelUnknown }];
  return [];
}
