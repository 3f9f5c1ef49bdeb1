/** What a column of a dealer's file can mean, with the words that dealers' systems write over it. */
export const STOCK_COLUMNS = {
  vin: ['vin', 'vin number', 'vehicle identification number'],
  stockNumber: ['stock', 'stock number', 'stock no', 'stock num', 'stocknumber', 'stock id', 'id', 'unit number'],
  year: ['year', 'model year', 'yr'],
  make: ['make', 'brand', 'manufacturer'],
  model: ['model', 'model name'],
  trim: ['trim', 'trim level', 'series', 'style'],
  body: ['body', 'body style', 'body type', 'bodystyle'],
  mileage: ['mileage', 'miles', 'odometer', 'odometer reading', 'mileage value'],
  price: ['price', 'asking price', 'list price', 'selling price', 'internet price', 'sale price'],
  condition: ['condition', 'new used', 'new or used', 'type', 'vehicle condition', 'inventory type'],
  certified: ['certified', 'cpo', 'certified pre owned', 'is certified'],
  exteriorColor: ['exterior color', 'color', 'ext color', 'exterior', 'exterior colour', 'colour', 'outside color'],
  interiorColor: ['interior color', 'int color', 'interior', 'interior colour', 'inside color'],
  fuel: ['fuel', 'fuel type'],
  transmission: ['transmission', 'trans', 'gearbox'],
  drivetrain: ['drivetrain', 'drive', 'drive train', 'drive type', 'driveline'],
  engine: ['engine', 'engine description'],
  description: ['description', 'comments', 'seller comments', 'notes', 'vehicle description'],
} as const;
export type StockColumn = keyof typeof STOCK_COLUMNS;

/** `Stock #`, `STOCK_NO.` and `stockNo` are the same words. */
const plain = (header: string): string =>
  header
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/#/g, ' number ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const BY_WORDS: ReadonlyMap<string, StockColumn> = new Map(
  (Object.entries(STOCK_COLUMNS) as [StockColumn, readonly string[]][]).flatMap(([column, names]) => [
    [plain(column), column] as const,
    ...names.map((name) => [plain(name), column] as const),
  ]),
);

export type ReadHeader = {
  /** By place in the row; null for a column that is left out. */
  readonly columns: readonly (StockColumn | null)[];
  /** Headers as they stand in the file. */
  readonly ignored: readonly string[];
};

/** What each column means. The first of two columns with one meaning counts. */
export function readHeader(cells: readonly string[]): ReadHeader {
  const taken = new Set<StockColumn>();
  const columns = cells.map((cell) => {
    const column = BY_WORDS.get(plain(cell)) ?? null;
    if (column === null || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
  return { columns, ignored: cells.filter((cell, at) => cell !== '' && columns[at] === null) };
}

/** One row by meaning; cells that are empty or left out are missing. */
export function readCells(header: ReadHeader, cells: readonly string[]): Partial<Record<StockColumn, string>> {
  const row: Partial<Record<StockColumn, string>> = {};
  header.columns.forEach((column, at) => {
    const cell = cells[at]?.trim();
    if (column && cell) row[column] = cell;
  });
  return row;
}
