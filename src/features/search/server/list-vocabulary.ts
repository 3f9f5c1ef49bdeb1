import type { Vocabulary } from '../contracts/search.ts';
import type { Ctx } from '#platform/context.ts';
import { liveIndex, type Snapshot } from '#features/search-index/server/index.ts';
import { listIndexablePages } from './indexable-pages.ts';
import { sql } from 'drizzle-orm';

/** Models and trims that are sold once in a hundred thousand are no help while typing. */
const MAX_MODELS = 1_500;
const MAX_TRIMS = 4;

/** Makes, models and trims that are for sale, most first: what a visitor may be typing. */
export async function listVocabulary({ ctx }: { ctx: Pick<Ctx, 'db' | 'cache'> }): Promise<Vocabulary> {
  const pages = await listIndexablePages({ ctx });
  const snapshot = await liveIndex(ctx).fresh();
  const trims = await listTrims(ctx, snapshot);
  const models = pages.filter((page) => page.kind === 'model').slice(0, MAX_MODELS);
  return pages
    .filter((page) => page.kind === 'make')
    .map((make) => ({
      make: make.label,
      count: make.count,
      models: models
        .filter((model) => model.make?.slug === make.slug)
        .map((model) => ({
          model: model.label,
          count: model.count,
          trims: (trims.get(`${make.label}\n${model.label}`) ?? []).slice(0, MAX_TRIMS),
        })),
    }));
}

/** Trims are read from this many of the listings, spread evenly: every one that is common is among them. */
const SAMPLE = 20_000;

/** Common trims by make and model (`Honda\nAccord`), most first. */
async function listTrims(
  ctx: Pick<Ctx, 'db' | 'cache'>,
  { columns: { data, size } }: Snapshot,
): Promise<Map<string, string[]>> {
  const step = Math.max(1, Math.floor(size / SAMPLE));
  const refs: number[] = [];
  for (let slot = 0; slot < size; slot += step) if (data.listed[slot] === 1) refs.push(data.ref[slot] as number);
  if (refs.length === 0) return new Map();
  const rows = await ctx.db.execute<{ make: string; model: string; trim: string }>(sql`
    select l.make, l.model, l.details->>'trim' as trim
      from listing_search s join listings l on l.id = s.listing_id
     where s.ref = any(${`{${refs.join(',')}}`}::int[]) and l.make is not null and l.model is not null
       and coalesce(l.details->>'trim', '') <> ''
     group by 1, 2, 3 order by count(*) desc, 3`);
  const found = new Map<string, string[]>();
  for (const { make, model, trim } of rows) {
    const key = `${make}\n${model}`;
    const known = found.get(key);
    if (known) known.push(trim);
    else found.set(key, [trim]);
  }
  return found;
}
