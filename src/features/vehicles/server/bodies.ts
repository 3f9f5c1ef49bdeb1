import type { Body } from '#shared/enums.ts';
import type { MarketModel } from './market.ts';
import type { Tables } from './pack/tables.ts';
import { schemasByName, wordsOf } from './trims.ts';
import { toBody } from './words.ts';

/** From this share on, a body is what such a car most likely has. */
const MAX = 0.6;

type Likely = { body: Body[]; likelyBody: Body | null };

/**
 * The bodies of a model and year, the likely ones first: those that the VIN tables name for it before those that adverts
 * name only, and of either what is advertised more.
 */
export function likelyBodies(
  tables: Tables,
  seen: MarketModel | undefined,
  named: { make: string; model: string; year: number },
): Likely {
  const { schemas, numbers } = schemasByName(tables, named);
  const built = new Map<Body, number>();
  for (const words of wordsOf(tables, schemas, numbers, 'body')) {
    const body = toBody(words);
    if (body && body !== 'OTHER') built.set(body, (built.get(body) ?? 0) + 1);
  }
  const sold = new Map([...(seen?.bodies ?? [])].filter(([body]) => built.size === 0 || built.has(body)));
  const counts = sold.size > 0 ? sold : built;
  const bodies = [...new Set([...sold.keys(), ...built.keys()])];
  const count = (body: Body) => counts.get(body) ?? 0;
  const body = bodies.sort((a, b) => count(b) - count(a));
  const all = body.reduce((sum, one) => sum + count(one), 0);
  const [first] = body;
  return { body, likelyBody: first && count(first) >= MAX * all ? first : null };
}
