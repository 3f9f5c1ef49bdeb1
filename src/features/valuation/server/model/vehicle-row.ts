import { type Condensed, condenseTrim, type Drive, driveOf } from './trim-words.ts';

/** The markets whose prices the model was fitted on; the position is the model's own number for each. */
export const SOURCES = ['dealer_ask', 'wholesale_sale', 'classified_ask', 'online_sale'] as const;
export type Source = (typeof SOURCES)[number];

/** One vehicle in one market in the model's terms. Names are lower case letters and digits alone; '' is unknown. */
export type VehicleRow = {
  readonly source: Source;
  /** When it is priced, in years: 2023.6 is August 2023. */
  readonly at: number;
  /** Years since the first of January of the model year. */
  readonly age: number;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: Condensed;
  readonly drive: Drive;
  /** VIN positions 1 to 8, 10 and 11, or ''. */
  readonly vin: string;
  readonly vinModel: string;
  readonly vinTrim: string;
  readonly vinSeries: string;
  readonly segment: string;
  readonly miles: number;
  readonly accidents: number;
  readonly owners: number;
  readonly fleet: boolean;
  readonly colorExt: string;
  readonly colorInt: string;
  readonly state: string;
  readonly zip3: string;
  /** The market's own grade: 10 to 50 at auctions, 0 to 3 in classified adverts; null where it has none. */
  readonly grade: number | null;
  readonly fuel: string;
  readonly litres: number;
  readonly cylinders: number;
  readonly doors: number;
  readonly manual: boolean;
};

/** A record with the columns of the training file; absent columns and blanks are unknown. */
export type Fields = Readonly<Record<string, string | undefined>>;

export const plain = (text: string | undefined): string => (text ?? '').toLowerCase().replace(/[^a-z0-9]/g, '');

/** What a row without a year or mileage is taken for. */
const USUAL_AGE = 8;
const MILES_A_YEAR = 12_000;
const CLASSIFIED_GRADES = ['fair', 'good', 'excellent', 'like new'];
const SEGMENTS: readonly [RegExp, string][] = [
  [/pickup|truck|sut|crew ?cab|super ?cab|quad ?cab|supercrew|double cab|king cab|extended cab|access cab/i, 'pickup'],
  [/suv|cuv|crossover|sport util|mpv|off-?road/i, 'suv'],
  [/van/i, 'van'],
  [/convertible|roadster|cabriolet/i, 'convertible'],
  [/coupe|koup/i, 'coupe'],
  [/wagon/i, 'wagon'],
  [/hatch/i, 'hatchback'],
  [/sedan|4 ?dr|saloon/i, 'sedan'],
];

/** Reads a record of the training file's columns. Never throws: what cannot be read is unknown. */
export function toVehicleRow(fields: Fields): VehicleRow {
  const body = fields.v_body || fields.body || '';
  const trim = condenseTrim(fields.trim ?? '');
  const source = toSource(fields);
  const at = toYears(fields.sale_date, source);
  const year = number(fields.year, 1900, 2100) ?? Math.round(at) - USUAL_AGE;
  const age = Math.max(0, at - year);
  return {
    source,
    at,
    age,
    year,
    make: plain(fields.make),
    model: plain(fields.model),
    trim,
    drive: driveOf(`${fields.drive ?? ''} ${fields.trim ?? ''} ${fields.v_series ?? ''}`),
    vin: (fields.vin_pattern ?? '').toUpperCase().replace(/[^A-Z0-9]/g, ''),
    vinModel: plain(fields.v_model),
    vinTrim: plain(fields.v_trim),
    vinSeries: plain(fields.v_series),
    segment: SEGMENTS.find(([words]) => words.test(body))?.[1] ?? '',
    miles: number(fields.mileage, 0, 1_000_000) ?? MILES_A_YEAR * Math.max(1, age),
    accidents: number(fields.accidents, 0, 99) ?? 0,
    owners: number(fields.owners, 0, 99) ?? 1,
    fleet: fields.usage === 'fleet',
    colorExt: plain(fields.color_ext),
    colorInt: plain(fields.color_int),
    state: plain(fields.state),
    zip3: (fields.zip3 ?? '').slice(0, 3),
    grade: toGrade(fields.condition ?? ''),
    fuel: plain(fields.fuel || fields.v_fuel || (/hybrid|prime|phev/i.test(fields.trim ?? '') ? 'hybrid' : '')),
    litres: number(fields.v_displ, 0.1, 20) ?? trim.litres ?? 0,
    cylinders: number(fields.cylinders || fields.v_cyl, 1, 16) ?? 0,
    doors: number(fields.v_doors, 1, 9) ?? 0,
    manual: /manual|\b[56]-?speed\b/i.test(`${fields.transmission ?? ''} ${fields.trim ?? ''}`),
  };
}

function toSource({ source = '', channel = '' }: Fields): Source {
  const named = SOURCES.find((it) => it === channel.trim());
  if (named) return named;
  if (/manheim/i.test(source)) return 'wholesale_sale';
  if (/craigslist/i.test(source)) return 'classified_ask';
  return /ebay/i.test(source) ? 'online_sale' : 'dealer_ask';
}

const USUAL_DATE: Readonly<Record<Source, number>> = {
  dealer_ask: 2023.625,
  wholesale_sale: 2015,
  classified_ask: 2018.9,
  online_sale: 2019.5,
};

/** `2023-08` is the middle of that month, `2019` the middle of that year. */
function toYears(date: string | undefined, source: Source): number {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(date ?? '') ?? [];
  if (!year) return USUAL_DATE[source];
  return Number(year) + (month ? (Number(month) - 0.5) / 12 : 0.5);
}

function toGrade(text: string): number | null {
  const word = CLASSIFIED_GRADES.indexOf(text.trim().toLowerCase());
  return word >= 0 ? word : (number(text, 0, 100) ?? null);
}

function number(text: string | undefined, min: number, max: number): number | null {
  const value = text?.trim() ? Number(text.replaceAll(/[,$\s]/g, '')) : Number.NaN;
  return value >= min && value <= max ? value : null;
}
