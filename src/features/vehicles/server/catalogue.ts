import { readFile } from 'node:fs/promises';
import { makesFor, OTHER_MAKE } from '../rules/data/make-lists.ts';
import { VEHICLE_TYPES, type VehicleType } from '#shared/enums.ts';
import { dataFile } from '#platform/data-file.ts';

type CatalogueModel = {
  readonly name: string;
  readonly years: readonly (readonly [from: number, to: number])[];
};
export type Catalogue = ReadonlyMap<VehicleType, ReadonlyMap<string, readonly CatalogueModel[]>>;

let loading: Promise<Catalogue> | undefined;

/** Models by vehicle type and make, as packed from the VIN tables; makes without known models have none. */
export function loadCatalogue(): Promise<Catalogue> {
  loading ??= readFile(dataFile('features/vehicles/server/data/catalogue.txt'), 'utf8').then(parseCatalogue);
  return loading;
}

function parseCatalogue(text: string): Catalogue {
  const catalogue = new Map<VehicleType, Map<string, CatalogueModel[]>>();
  for (const type of VEHICLE_TYPES) {
    const makes = makesFor(type).filter(({ value }) => value !== OTHER_MAKE);
    catalogue.set(type, new Map(makes.map(({ value }): [string, CatalogueModel[]] => [value, []])));
  }
  for (const line of text.split('\n')) {
    const [type = '', make = '', name = '', years = ''] = line.split('\t');
    catalogue
      .get(type as VehicleType)
      ?.get(make)
      ?.push({ name, years: years.split(',').map(toSpan) });
  }
  return catalogue;
}

function toSpan(text: string): readonly [number, number] {
  const [from = '', to = from] = text.split('-');
  return [Number(from), Number(to)];
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Whether a make of the catalogue ever had a model of this name. */
export async function knowsModel(make: string, model: string): Promise<boolean> {
  for (const makes of (await loadCatalogue()).values())
    for (const [name, models] of makes)
      if (plain(name) === plain(make) && models.some((known) => plain(known.name) === plain(model))) return true;
  return false;
}

/** The tables' model years begin and end a little before or after what is on the title. */
const SLACK = 1;

/** Tells of each model year whether a car of this name was built in it; null for a name that the catalogue does not have. */
export async function yearsBuilt(make: string, model: string): Promise<((year: number) => boolean) | null> {
  const [brand, name] = [plain(make), plain(model)];
  const makes = [...((await loadCatalogue()).get('CARS') ?? [])];
  const named = makes
    .filter(([known]) => plain(known) === brand)
    .flatMap(([, models]) => models.filter((known) => plain(known.name) === name));
  if (named.length === 0) return null;
  const spans = named.flatMap(({ years }) => years);
  return (year) => spans.some(([from, to]) => year >= from - SLACK && year <= to + SLACK);
}

/** Whether a car of this name was built in a model year; null for a name that the catalogue does not have. */
export const isBuilt = async (make: string, model: string, year: number): Promise<boolean | null> =>
  (await yearsBuilt(make, model))?.(year) ?? null;
