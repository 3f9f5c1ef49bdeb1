import type { Model } from './model/model-file.ts';
import { plain } from './model/vehicle-row.ts';

/** Whose prices stand for a vehicle: its model's, or only its make's. */
export type Match =
  | { readonly scope: 'model'; readonly make: string; readonly model: string; readonly top: number }
  | { readonly scope: 'make'; readonly make: string };

/** The name in adverts of a vehicle that may go by several names; null for a make without dealers' prices. */
export function matchModel({ header }: Model, make: string, names: readonly string[]): Match | null {
  const brand = makeKey(make);
  const keys = names.map((name) => `${brand}|${plain(name)}`);
  const found = keys.map((key) => own(header.aliases, key)).filter((name) => name !== undefined);
  const known = [...keys, ...found.map((name) => `${brand}|${name}`)].filter((key) => own(header.models, key));
  const dealers = (key: string) => own(header.models, key)?.[1] ?? 0;
  const best = known.find((key) => dealers(key) >= ENOUGH) ?? known[0];
  const seen = best === undefined ? undefined : own(header.models, best);
  if (best !== undefined && seen)
    return { scope: 'model', make: brand, model: best.slice(brand.length + 1), top: seen[2] };
  return own(header.makes, brand) === undefined ? null : { scope: 'make', make: brand };
}

/** A make as adverts write it, in letters and digits. */
export const makeKey = (make: string): string => BRANDS[plain(make)] ?? plain(make);

/** So many dealers' prices make a name the one to go by. */
const ENOUGH = 5;

/** Makes that go by two names. */
const BRANDS: Readonly<Record<string, string>> = { mercedes: 'mercedesbenz', chevy: 'chevrolet', vw: 'volkswagen' };

const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
