import type { DatabaseSync } from 'node:sqlite';
import { CAR_MAKES, MOTORCYCLE_MAKES, POWERSPORTS_MAKES, RV_MAKES } from '../../../src/features/vehicles/rules/data/make-lists.ts';
import { toMakeName } from '../../../src/features/vehicles/server/make-names.ts';
import { isHeavyTruck } from './heavy-trucks.ts';

const LISTS: Record<string, { makes: readonly string[]; vpicTypes: readonly number[] }> = {
  CARS: { makes: CAR_MAKES, vpicTypes: [2, 3, 7] },
  MOTORCYCLES: { makes: MOTORCYCLE_MAKES, vpicTypes: [1] },
  POWERSPORTS: { makes: POWERSPORTS_MAKES, vpicTypes: [13, 1] },
  RVS: { makes: RV_MAKES, vpicTypes: [6] },
};
/** The tables go back to 1980; before that nothing is listed. Years after the newest are open ends of schemas. */
const FIRST = 1981;

/** Lines `type, make, model, years` for the makes of the choice lists; years as `2001-2008,2012`. */
export function catalogueLines(db: DatabaseSync, newestYear: number): string[] {
  const lines: string[] = [];
  for (const [type, { makes, vpicTypes }] of Object.entries(LISTS)) {
    const wanted = new Set<string>(makes);
    const models = new Map<string, Set<number>>();
    for (const row of uses(db, vpicTypes)) {
      const make = toMakeName(String(row.make).trim());
      if (!wanted.has(make) || !fits(type, make, Number(row.type))) continue;
      const model = String(row.model).replace(/\s+/g, ' ').trim();
      if (type === 'CARS' && isHeavyTruck(make, model)) continue;
      const key = `${make}\t${model}`;
      const years = models.get(key) ?? new Set<number>();
      models.set(key, years);
      const last = Math.min(Number(row.last ?? newestYear), newestYear);
      for (let year = Math.max(FIRST, Number(row.first)); year <= last; year++) years.add(year);
    }
    const named = [...models].filter(([, years]) => years.size > 0);
    lines.push(...named.map(([key, years]) => `${type}\t${key}\t${spans(years)}`).sort());
  }
  return lines;
}

/** Honda, Suzuki and the like file road motorcycles under type 1; only makers of four-wheelers file those there. */
const fits = (type: string, make: string, vpicType: number): boolean =>
  type !== 'POWERSPORTS' || vpicType === 13 || ['Polaris', 'Arctic Cat', 'CFMOTO', 'Hisun'].includes(make);

function uses(db: DatabaseSync, vpicTypes: readonly number[]) {
  return db
    .prepare(
      `select distinct ma.Name make, mo.Name model, w.VehicleTypeId type, u.YearFrom first, u.YearTo last
       from (select distinct VinSchemaId, cast(AttributeId as integer) model from Pattern where ElementId = 28) p
       join Wmi_VinSchema u on u.VinSchemaId = p.VinSchemaId join Wmi w on w.Id = u.WmiId
       join Model mo on mo.Id = p.model join Make_Model mm on mm.ModelId = mo.Id join Make ma on ma.Id = mm.MakeId
       where w.VehicleTypeId in (${vpicTypes.join(',')})`,
    )
    .all();
}

function spans(years: ReadonlySet<number>): string {
  const parts: [number, number][] = [];
  for (const year of [...years].sort((a, b) => a - b)) {
    const last = parts.at(-1);
    if (last && last[1] === year - 1) last[1] = year;
    else parts.push([year, year]);
  }
  return parts.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}
