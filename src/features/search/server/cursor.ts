import type { Position } from './top.ts';

/** A place in the order as it stands in addresses. */
export const toCursor = ({ key, ref }: Position): string =>
  Buffer.from(`${key}_${ref}`, 'latin1').toString('base64url');

/** The place behind a cursor; null for anything that is none. */
export function readCursor(cursor: string | undefined): Position | null {
  if (!cursor) return null;
  const [key = '', ref = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split('_');
  const position = { key: Number(key), ref: Number(ref) };
  return key === '' || Number.isNaN(position.key) || !Number.isSafeInteger(position.ref) ? null : position;
}
