import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { dataFile } from '#platform/data-file.ts';

/** The vPIC tables as packed by scripts/data/vpic.ts. Lines stay text until a VIN needs them. */
export type Tables = {
  readonly makes: readonly string[];
  /** `name<TAB>make`, the make in base 36. */
  readonly models: readonly string[];
  readonly words: readonly string[];
  /** Facts by engine model name: `letter + value` each. */
  readonly engines: ReadonlyMap<string, readonly string[]>;
  /** Lines by world manufacturer identifier, three characters or six. */
  readonly makers: ReadonlyMap<string, string>;
  readonly schemas: readonly string[];
  readonly newestRecord: string;
};

const unpack = promisify(brotliDecompress);
let loading: Promise<Tables> | undefined;

/** Reads the tables once, at the first VIN (about 0.1 s, off the main thread but for the splitting). */
export function loadTables(): Promise<Tables> {
  loading ??= readFile(dataFile('features/vehicles/server/data/vpic.txt.br'))
    .then((packed) => unpack(packed))
    .then((bytes) => parseTables(bytes.toString('latin1')))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

function parseTables(text: string): Tables {
  const section = reader(text);
  const about = JSON.parse(section('about')[0] ?? '{}') as { newestRecord: string };
  const makes = section('makes');
  const models = section('models');
  const words = section('words');
  const engines = section('engines').map((line): [string, string[]] => {
    const [name = '', ...facts] = line.split('\t');
    return [name, facts];
  });
  const makers = section('makers').map((line): [string, string] => [line.slice(0, line.indexOf('\t')), line]);
  const schemas = section('schemas');
  return {
    makes,
    models,
    words,
    engines: new Map(engines),
    makers: new Map(makers),
    schemas,
    newestRecord: about.newestRecord,
  };
}

/** Takes the sections one after the other, in the order in which the script wrote them. */
function reader(text: string): (name: string) => string[] {
  let at = 0;
  return (name) => {
    const end = text.indexOf('\n', at);
    const [title, count] = text.slice(at, end).split(' ');
    if (title !== `#${name}`) throw new Error(`The VIN tables are damaged: expected ${name}, found ${title}.`);
    const lines: string[] = [];
    at = end + 1;
    for (let i = 0; i < Number(count); i++) {
      const stop = text.indexOf('\n', at);
      lines.push(text.slice(at, stop));
      at = stop + 1;
    }
    return lines;
  };
}
