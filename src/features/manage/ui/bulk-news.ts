import { fill } from '#shared/text.ts';
import { BULK_ACTS } from '../rules/bulk.ts';
import { bulk as words } from '../words/cockpit.ts';

/** What is said afterwards, from the address the form leads to; null for words that are none. */
export function bulkNews(did: string | null, done: number, refused: number): string | null {
  const act = BULK_ACTS.find((known) => known === did);
  if (!act || !Number.isInteger(done) || !Number.isInteger(refused)) return null;
  const good = done === 1 ? words.didOne[act] : fill(words.did[act], { n: done });
  const bad = refused === 1 ? words.refusedOne : fill(words.refused, { n: refused });
  return [done > 0 && good, refused > 0 && bad].filter(Boolean).join(' ') || null;
}
