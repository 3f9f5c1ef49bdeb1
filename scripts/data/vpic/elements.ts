import type { DatabaseSync } from 'node:sqlite';

/** Elements whose attribute is an id in a table of names. */
const LOOKUPS: Record<number, string> = {
  5: 'BodyStyle',
  15: 'DriveType',
  24: 'FuelType',
  64: 'EngineConfiguration',
  66: 'FuelType',
  75: 'Country',
  126: 'ElectrificationLevel',
};

const NUMBERS = new Set([9, 11, 12, 13, 14]);

/** Turns an attribute into the words the decoder shows; null drops the row ("TBD", an id without a name). */
export function wording(db: DatabaseSync): (elementId: number, attribute: string) => string | null {
  const names = new Map<string, string>();
  for (const [element, table] of Object.entries(LOOKUPS)) {
    for (const row of db.prepare(`select Id, Name from ${table}`).all()) names.set(`${element}:${row.Id}`, String(row.Name));
  }
  return (elementId, attribute) => {
    const text = attribute.replace(/\s+/g, ' ').trim();
    if (text === '' || text === 'TBD') return null;
    if (LOOKUPS[elementId]) return names.get(`${elementId}:${text}`) ?? null;
    if (NUMBERS.has(elementId)) return numeric(text);
    return toLatin(text);
  };
}

function numeric(text: string): string | null {
  const value = Number(text.replace(/[^0-9.]/g, ''));
  return Number.isFinite(value) && value > 0 ? String(Math.round(value * 1000) / 1000) : null;
}

/** The pack is read as Latin-1, one byte a character; typographic signs are written with plain ones. */
export function toLatin(text: string): string {
  return text
    .replace(/[\u2018\u2019\u201b]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
    .normalize('NFC')
    .replace(/[^\u0020-\u007e\u00a1-\u00ff]/g, '')
    .replace(/[\t\n]/g, ' ');
}
