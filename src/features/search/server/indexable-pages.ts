import type { Ctx } from '#platform/context.ts';
import { type KnownTerm, liveIndex, type Snapshot } from '#features/search-index/server/index.ts';

/** A page worth landing on: what it is about, how many listings it shows, and when that changed last. */
export type IndexablePage = {
  readonly kind: 'make' | 'model' | 'state' | 'body';
  /** As it stands in addresses: `land-rover`, `fl`, `suv`. */
  readonly slug: string;
  /** As people write it: `Land Rover`; `FL` and `SUV` are codes. */
  readonly label: string;
  /** Of a model. */
  readonly make: { readonly slug: string; readonly label: string } | null;
  readonly count: number;
  /** The last change of any listing that is or was on it. */
  readonly changedAt: Date;
};

type Tally = { count: number; changed: number };

/** Every make, model, state and body that has a vehicle for sale now, most listings first. */
export async function listIndexablePages({ ctx }: { ctx: Pick<Ctx, 'db' | 'cache'> }): Promise<IndexablePage[]> {
  const snapshot = await liveIndex(ctx).fresh();
  const { data } = snapshot.columns;
  const lastCode = snapshot.vocabulary.lastCode + 1;
  return [
    ...pages(snapshot, 'make', (slot) => data.make[slot] as number),
    ...pages(snapshot, 'model', (slot) =>
      data.make[slot] && data.model[slot] ? (data.make[slot] as number) * lastCode + (data.model[slot] as number) : 0,
    ),
    ...pages(snapshot, 'state', (slot) => data.state[slot] as number),
    ...pages(snapshot, 'body', (slot) => data.style[slot] as number),
  ];
}

function pages(snapshot: Snapshot, kind: IndexablePage['kind'], keyOf: (slot: number) => number): IndexablePage[] {
  const { vocabulary } = snapshot;
  const lastCode = vocabulary.lastCode + 1;
  return [...tally(snapshot, keyOf)]
    .filter(([, { count }]) => count > 0)
    .flatMap(([key, { count, changed }]) => {
      const own = vocabulary.term(key % lastCode);
      const make = kind === 'model' ? vocabulary.term(Math.floor(key / lastCode)) : undefined;
      if (!own || (kind === 'model' && !make)) return [];
      return [{ kind, ...named(own), make: make ? named(make) : null, count, changedAt: new Date(changed) }];
    })
    .sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
}

const named = ({ key, label }: KnownTerm) => ({ slug: key, label });

function tally({ columns: { data, size }, vocabulary }: Snapshot, keyOf: (slot: number) => number): Map<number, Tally> {
  const vehicle = vocabulary.find('category', 'vehicle')?.code;
  const found = new Map<number, Tally>();
  for (let slot = 0; slot < size; slot++) {
    const key = data.category[slot] === vehicle ? keyOf(slot) : 0;
    if (key === 0) continue;
    const known = found.get(key) ?? { count: 0, changed: 0 };
    known.count += data.listed[slot] as number;
    known.changed = Math.max(known.changed, data.changed[slot] as number);
    found.set(key, known);
  }
  return found;
}
