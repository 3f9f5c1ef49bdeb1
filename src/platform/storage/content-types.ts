import { extname } from 'node:path';

/** The local folder keeps no metadata: the ending of a key says what it is. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.json': 'application/json',
  '.csv': 'text/csv; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.zip': 'application/zip',
};

export const contentTypeOf = (key: string): string => TYPES[extname(key)] ?? 'application/octet-stream';
