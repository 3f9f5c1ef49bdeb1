import type { DatabaseSync } from 'node:sqlite';
import { toLatin } from './elements.ts';
import type { Pool } from './pool.ts';

/** Models numbered, each with its make. Returns the lines `name<TAB>make` and the number of each vPIC model id. */
export function packModels(db: DatabaseSync, makes: Pool) {
  const numbers = new Map<string, number>();
  const lines: string[] = [];
  const rows = db
    .prepare(
      `select mo.Id id, mo.Name name, ma.Name make from Model mo
       join Make_Model mm on mm.ModelId = mo.Id join Make ma on ma.Id = mm.MakeId
       where mo.Id in (select cast(AttributeId as integer) from Pattern where ElementId = 28) order by ma.Name, mo.Name, mo.Id`,
    )
    .all();
  for (const row of rows) {
    numbers.set(String(row.id), lines.length);
    lines.push(`${toLatin(String(row.name)).trim()}\t${makes.index(toLatin(String(row.make)).trim())?.toString(36)}`);
  }
  return { lines, numbers };
}

/** World manufacturer identifiers: code, vehicle type, country, makes, and the schemas in use with their years. */
export function packMakers(db: DatabaseSync, lineOf: Map<number, number>, makes: Pool, words: Pool): string[] {
  const usage = new Map<number, string[]>();
  const links = db
    .prepare(
      `select w.WmiId wmi, w.VinSchemaId schema, w.YearFrom first, coalesce(w.YearTo, 0) last from Wmi_VinSchema w
       join VinSchema s on s.Id = w.VinSchemaId order by w.WmiId, coalesce(s.UpdatedOn, s.CreatedOn, '') desc`,
    )
    .all();
  for (const link of links) {
    const line = lineOf.get(Number(link.schema));
    if (line === undefined) continue;
    const list = usage.get(Number(link.wmi)) ?? [];
    usage.set(Number(link.wmi), list);
    list.push(`${line.toString(36)}:${years(Number(link.first), Number(link.last))}`);
  }
  const rows = db
    .prepare(
      `select w.Id id, w.Wmi code, w.VehicleTypeId type, c.Name country,
         (select group_concat(m.Name, char(9)) from Wmi_Make wm join Make m on m.Id = wm.MakeId where wm.WmiId = w.Id) makes
       from Wmi w left join Country c on c.Id = w.CountryId order by w.Wmi`,
    )
    .all();
  return rows.map((row) => {
    const names = row.makes ? String(row.makes).split('\t') : [];
    const numbers = names.map((name) => makes.index(toLatin(name).trim())?.toString(36));
    const country = row.country ? words.index(String(row.country))?.toString(36) : '';
    return [row.code, row.type ?? '', country, numbers.join(','), (usage.get(Number(row.id)) ?? []).join(' ')].join('\t');
  });
}

/** Years since 1980 in base 36; nothing after the hyphen means "and on". */
function years(first: number, last: number): string {
  const short = (year: number) => (year - 1980).toString(36);
  return last === 0 ? `${short(first)}-` : `${short(first)}-${short(last)}`;
}

/** Facts that hang on the engine model rather than on the VIN: `name<TAB>letter value …`. */
export function packEngines(db: DatabaseSync, say: (element: number, attribute: string) => string | null, letters: Map<number, string>) {
  const engines = new Map<string, string[]>();
  const rows = db
    .prepare(
      `select e.Name name, p.ElementId element, p.AttributeId attribute from EngineModelPattern p
       join EngineModel e on e.Id = p.EngineModelId order by e.Name, p.Id`,
    )
    .all();
  for (const row of rows) {
    const letter = letters.get(Number(row.element));
    const value = letter ? say(Number(row.element), String(row.attribute)) : null;
    if (!letter || value === null) continue;
    const name = toLatin(String(row.name)).trim();
    engines.set(name, [...(engines.get(name) ?? []), letter + value]);
  }
  return [...engines].map(([name, facts]) => [name, ...facts].join('\t'));
}
