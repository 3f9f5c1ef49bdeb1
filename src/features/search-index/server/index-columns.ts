import { type Column, getTableColumns, is } from 'drizzle-orm';
import { PgBoolean, PgInteger, PgSerial, PgSmallInt } from 'drizzle-orm/pg-core';
import * as schema from '#features/schema.ts';

const TABLE = getTableColumns(schema.listingSearch);
type Table = typeof TABLE;

type ArrayOf<Kind> = Kind extends 'PgBoolean'
  ? Uint8Array
  : Kind extends 'PgSmallInt'
    ? Int16Array
    : Kind extends 'PgInteger' | 'PgSerial'
      ? Int32Array
      : never;

/** The columns of `listing_search` that hold whole numbers or flags, each as an array of the least width that holds it. */
export type WholeColumns = {
  [Name in keyof Table as ArrayOf<Table[Name]['_']['columnType']> extends never ? never : Name]: ArrayOf<
    Table[Name]['_']['columnType']
  >;
};
export type WholeName = keyof WholeColumns;

const KINDS = [PgSerial, PgInteger, PgSmallInt, PgBoolean] as const;

/** In the order of the table. */
export const WHOLE_NAMES = Object.entries(TABLE).flatMap(([name, column]) =>
  KINDS.some((kind) => is(column, kind)) ? [name as WholeName] : [],
);

/** Empty ones. */
export function makeWhole(capacity: number): WholeColumns {
  const arrays = WHOLE_NAMES.map((name) => [name, arrayFor(TABLE[name], capacity)]);
  return Object.fromEntries(arrays) as WholeColumns;
}

function arrayFor(column: Column, capacity: number): Uint8Array | Int16Array | Int32Array {
  if (is(column, PgBoolean)) return new Uint8Array(capacity);
  return is(column, PgSmallInt) ? new Int16Array(capacity) : new Int32Array(capacity);
}

/** How the database says it, as an `int`: -1 where there is none. */
export function wholeExpression(name: WholeName): string {
  const { name: column, notNull } = TABLE[name];
  return `${notNull ? `"${column}"` : `coalesce("${column}", -1)`}::int`;
}
