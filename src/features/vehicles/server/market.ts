import { readFile } from 'node:fs/promises';
import { BODIES, type Body, DRIVE_TYPES, type DriveType, TRANSMISSIONS, type Transmission } from '#shared/enums.ts';
import { dataFile } from '#platform/data-file.ts';

export type MarketModel = {
  readonly trims: readonly { readonly label: string; readonly from: number; readonly to: number }[];
  /** The most frequent first. */
  readonly drivetrain: readonly DriveType[];
  readonly transmission: readonly Transmission[];
  /** How many adverts had each body. */
  readonly bodies: ReadonlyMap<Body, number>;
};
/** What adverts say about models, by make and model in letters and digits alone. */
export type Market = ReadonlyMap<string, MarketModel>;

let loading: Promise<Market> | undefined;

/** Counts over adverts (scripts/data/market.ts): trims that VINs do not tell apart, frequent drives, gearboxes, bodies. */
export function loadMarket(): Promise<Market> {
  loading ??= readFile(dataFile('features/vehicles/server/data/market.txt'), 'utf8').then(parseMarket);
  return loading;
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
const keyOf = (make: string, model: string): string => `${plain(make)}\t${plain(model)}`;

export const marketOf = (market: Market, make: string, model: string): MarketModel | undefined =>
  market.get(keyOf(make, model));

function parseMarket(text: string): Market {
  const market = new Map<string, MarketModel>();
  for (const line of text.split('\n')) {
    const [make = '', model = '', trims = '', drive = '', transmission = '', body = ''] = line.split('\t');
    if (model === '') continue;
    market.set(`${make}\t${model}`, {
      trims: trims.split(',').filter(Boolean).map(toTrim),
      drivetrain: byFrequency(drive, DRIVE_TYPES),
      transmission: byFrequency(transmission, TRANSMISSIONS),
      bodies: countsOf(body, BODIES),
    });
  }
  return market;
}

function toTrim(text: string): MarketModel['trims'][number] {
  const [label = '', years = ''] = text.split('=');
  const [from, to] = years.split('-').map(Number);
  return { label, from: from ?? 0, to: to ?? from ?? 0 };
}

function countsOf<Value extends string>(text: string, known: readonly Value[]): Map<Value, number> {
  const counts = new Map(text.split(',').map((part) => part.split('=') as [string, string]));
  return new Map(known.flatMap((value) => (counts.has(value) ? [[value, Number(counts.get(value))] as const] : [])));
}

const byFrequency = <Value extends string>(text: string, known: readonly Value[]): Value[] =>
  [...countsOf(text, known)].sort(([, a], [, b]) => b - a).map(([value]) => value);
