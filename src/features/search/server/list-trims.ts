import { sql } from 'drizzle-orm';
import type { Ctx } from '#platform/context.ts';
import type { Snapshot } from '#features/search-index/server/index.ts';

/** Trims are read from this many of the listings, spread evenly: every one that is common is among them. */
const SAMPLE = 20_000;

/** Common trims by make and model (`Honda\nAccord`), most first. */
export async function listTrims(
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
