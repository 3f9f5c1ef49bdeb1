import { GOODS } from '#features/listings/rules/goods.ts';
import { stateOfSlug } from '../rules/landing.ts';
import { LANDING_SECTIONS, LANDING_TYPES, type LandingSection, type SectionLanding } from '../rules/section-landing.ts';
import { SECTIONS } from '../rules/sections.ts';
import type { Ctx } from '#platform/context.ts';
import { liveIndex, type Snapshot, termKey } from '#features/search-index/server/index.ts';

/** A page of a part of the market that shows something, and when that changed last. */
export type SectionPage = { readonly landing: SectionLanding; readonly count: number; readonly changedAt: Date };

type Tally = { landing: SectionLanding; count: number; changed: number };

/** Every part of the market, its types and states, as far as there is something for sale in them; most first. */
export async function listSectionPages({ ctx }: { ctx: Pick<Ctx, 'db'> }): Promise<SectionPage[]> {
  const snapshot = await liveIndex(ctx).fresh();
  const { data, size } = snapshot.columns;
  const sections = sectionsByCode(snapshot);
  const typesOf = typeReader(snapshot);
  const found = new Map<string, Tally>();
  for (let slot = 0; slot < size; slot++) {
    const section = sections.get(data.category[slot] as number);
    if (!section) continue;
    const state = stateOfSlug(snapshot.vocabulary.term(data.state[slot] as number)?.key);
    for (const type of [null, ...typesOf(section, slot)])
      for (const place of state ? [null, state] : [null]) {
        const key = `${section} ${type?.slug ?? ''} ${place ?? ''}`;
        const known = found.get(key) ?? { landing: { section, type, state: place }, count: 0, changed: 0 };
        known.count += data.listed[slot] as number;
        known.changed = Math.max(known.changed, data.changed[slot] as number);
        found.set(key, known);
      }
  }
  return [...found.values()]
    .filter(({ count }) => count > 0)
    .map(({ landing, count, changed }) => ({ landing, count, changedAt: new Date(changed) }))
    .sort((a, b) => b.count - a.count);
}

/** The part of the market that a category's code belongs to. */
export function sectionsByCode({ vocabulary }: Snapshot): Map<number, LandingSection> {
  return new Map(
    LANDING_SECTIONS.flatMap((section) =>
      (SECTIONS[section].categories ?? []).flatMap((category) => {
        const code = vocabulary.find('category', termKey(category))?.code;
        return code === undefined ? [] : [[code, section] as const];
      }),
    ),
  );
}

/** Tells of a slot which types of its section it is of. */
function typeReader({ columns: { data }, vocabulary }: Snapshot) {
  const codes = new Map(
    Object.values(LANDING_TYPES)
      .flat()
      .map((type) => {
        const { vehicle_type: [vehicle] = [], category: [category] = [], goods: [goods] = [] } = type.filters;
        const vehicleCode = vehicle ? (vocabulary.find('vehicleType', termKey(vehicle))?.code ?? -1) : 0;
        const categoryCode = category ? (vocabulary.find('category', termKey(category))?.code ?? -1) : 0;
        return [type, { vehicleCode, categoryCode, bit: goods ? 1 << GOODS.indexOf(goods) : 0 }] as const;
      }),
  );
  return (section: LandingSection, slot: number) =>
    LANDING_TYPES[section].filter((type) => {
      const { vehicleCode = 0, categoryCode = 0, bit = 0 } = codes.get(type) ?? {};
      return (
        (vehicleCode === 0 || data.vehicleType[slot] === vehicleCode) &&
        (categoryCode === 0 || data.category[slot] === categoryCode) &&
        (bit === 0 || ((data.goods[slot] as number) & bit) !== 0)
      );
    });
}
