import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { dataFile } from '#platform/data-file.ts';
import type { Kind } from './levels.ts';
import type { QuantileMap, Quantiles } from './quantiles.ts';
import type { Source } from './vehicle-row.ts';

/** Where the numbers come from. */
type Provenance = {
  readonly version: string;
  readonly fitted: string;
  readonly method: string;
  readonly data: { readonly name: string; readonly sha256: string; readonly rows: number };
};

export type KindHeader = {
  /** Logarithm of the price that everything is added to. */
  readonly mean: number;
  readonly spreadMean: number;
  /** How many edges each feature has. */
  readonly edges: readonly number[];
  /** How many keys each level has. */
  readonly keys: readonly number[];
  readonly trees: TreesHeader;
  readonly spread: TreesHeader;
  readonly quantiles: Readonly<Partial<Record<Source, Quantiles>>>;
  /** Those of dealers' asks, by what a vehicle is valued at. */
  readonly dealerQuantiles: QuantileMap;
};
type TreesHeader = { readonly roots: readonly number[]; readonly nodes: number; readonly scale: number };

export type ModelHeader = Provenance & {
  /** Month of the dealers' prices, YYYY-MM. */
  readonly month: string;
  /** Median miles at each age in years. */
  readonly usualMiles: readonly number[];
  /** By `make|model`: rows in all markets, dealers' adverts, and the logarithm of the highest price. */
  readonly models: Readonly<Record<string, readonly [rows: number, dealers: number, top: number]>>;
  readonly makes: Readonly<Record<string, number>>;
  /** By `make|model`: the body that most of its prices are of. */
  readonly segments: Readonly<Record<string, string>>;
  /** By `make|name` of the VIN tables: the name in adverts. */
  readonly aliases: Readonly<Record<string, string>>;
  /** How dealers write out a trim that is named by its badge alone, by the keys of variants.ts. */
  readonly variants: Readonly<Record<string, string>>;
  /** By `make|model`: logarithms that a drive, a gearbox, or a fuel makes where nothing else tells it, by the names of gear.ts. */
  readonly gear: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Percentiles of the error for a model without prices, of which only the make is known. */
  readonly makeOnly: Quantiles;
  readonly kinds: Readonly<Record<Kind, KindHeader>>;
};

export type Table = { readonly hashes: Uint32Array; readonly values: Int16Array; readonly counts: Uint8Array };
export type Forest = {
  readonly roots: readonly number[];
  readonly feature: Uint8Array;
  readonly bin: Uint8Array;
  readonly right: Uint16Array;
  readonly value: Int16Array;
  readonly scale: number;
};
export type KindModel = {
  readonly header: KindHeader;
  readonly edges: readonly Float32Array[];
  readonly tables: readonly Table[];
  readonly trees: Forest;
  readonly spread: Forest;
};
export type Model = { readonly header: ModelHeader; readonly kinds: Readonly<Record<Kind, KindModel>> };

/** Effects are kept in ten thousandths. */
export const EFFECT_STEP = 1e-4;
/** Every section begins at a multiple of this. */
const ALIGNED = 4;
export const align = (at: number): number => Math.ceil(at / ALIGNED) * ALIGNED;

let loading: Promise<Model> | undefined;

/** Reads the fitted numbers once, at the first valuation. */
export function loadModel(): Promise<Model> {
  loading ??= readModel(dataFile('features/valuation/server/data/model.bin.br'));
  return loading;
}

export const readModel = async (file: string | URL): Promise<Model> =>
  parseModel(brotliDecompressSync(await readFile(file)));

/** The file: length of the header, the header as JSON, then the sections in the order in which they are read here. */
function parseModel(bytes: Uint8Array): Model {
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  const headerLength = new DataView(buffer).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, headerLength))) as ModelHeader;
  let at = align(4 + headerLength);
  const take = <Section>(
    make: { new (from: ArrayBuffer, at: number, count: number): Section; BYTES_PER_ELEMENT: number },
    count: number,
  ) => {
    const section = new make(buffer, at, count);
    at = align(at + count * make.BYTES_PER_ELEMENT);
    return section;
  };
  const takeForest = ({ roots, nodes, scale }: TreesHeader): Forest => ({
    roots,
    scale,
    feature: take(Uint8Array, nodes),
    bin: take(Uint8Array, nodes),
    right: take(Uint16Array, nodes),
    value: take(Int16Array, nodes),
  });
  const takeKind = (kind: KindHeader): KindModel => ({
    header: kind,
    edges: kind.edges.map((count) => take(Float32Array, count)),
    tables: kind.keys.map((count) => ({
      hashes: take(Uint32Array, count),
      values: take(Int16Array, count),
      counts: take(Uint8Array, count),
    })),
    trees: takeForest(kind.trees),
    spread: takeForest(kind.spread),
  });
  return { header, kinds: { thin: takeKind(header.kinds.thin), rich: takeKind(header.kinds.rich) } };
}

/** FNV-1a with a last mix, 32 bits: what a key is found by. */
export function hashKey(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
